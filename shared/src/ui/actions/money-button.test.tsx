import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { formatterFor } from '../../format/format'
import { showKit } from '../../testing/show-kit'
import { OfflineBanner } from '../feedback/offline-banner'
import { UpdatedLine } from '../feedback/updated-line'
import { MoneyButton } from './money-button'
import { OnlineButton } from './online-button'

afterEach(() => {
  jest.restoreAllMocks()
})

function goes(place: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(place === 'online')
  act(() => void window.dispatchEvent(new Event(place)))
}

test('F40 U16 offline, the money button is disabled and says why, until the connection is back', async () => {
  const presses: number[] = []
  const { user } = showKit(<MoneyButton onClick={() => presses.push(1)}>پرداخت</MoneyButton>)
  goes('offline')
  const button = screen.getByRole('button', { name: 'پرداخت' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription(/بدون اینترنت خرید، فروش، پرداخت و انتقال ممکن نیست/)
  await user.click(button)
  expect(presses).toEqual([])
  goes('online')
  await user.click(screen.getByRole('button', { name: 'پرداخت' }))
  expect(presses).toEqual([1])
  expect(screen.queryByText(/بدون اینترنت/)).toBeNull()
})

test('U16 offline, the button of a form is disabled and says why; Enter in its field sends nothing', async () => {
  const sent: number[] = []
  const { user } = showKit(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(1)
      }}
    >
      <input aria-label="نام" />
      <OnlineButton type="submit">ذخیره</OnlineButton>
    </form>,
  )
  goes('offline')
  expect(screen.getByRole('button', { name: 'ذخیره' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'ذخیره' })).toHaveAccessibleDescription('بدون اینترنت این کار ممکن نیست.')
  await user.type(screen.getByRole('textbox'), 'سرو{Enter}')
  expect(sent).toEqual([])
  goes('online')
  await user.type(screen.getByRole('textbox'), '{Enter}')
  expect(sent).toEqual([1])
})

test('U16 offline the banner says so and what is shown bears the day and the hour at which it came', () => {
  showKit(
    <>
      <OfflineBanner />
      <UpdatedLine at={Date.parse('2026-11-21T12:52:08Z')} />
    </>,
  )
  goes('offline')
  expect(screen.getByText(/به اینترنت وصل نیستید/)).toBeVisible()
  expect(screen.getByText(`به‌روزرسانی: ${formatterFor('fa').day('2026-11-21')}، ساعت ۱۶:۲۲`)).toBeVisible()
  goes('online')
  expect(screen.queryByText(/به اینترنت وصل نیستید/)).toBeNull()
  expect(screen.queryByText(/ساعت ۱۶:۲۲/)).toBeNull()
})
