import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { Receipt } from './receipt'
import { Ticket, type TicketContent } from './ticket'

const ticket: TicketContent = {
  outcome: 'success',
  title: 'پرداخت موفق!',
  text: 'پرداخت شما با موفقیت انجام شد.',
  amount: 50_000_000,
  day: 'جمعه ۲۹ آبان ۱۴۰۵',
  rows: [
    { key: 'ساعت', value: '۱۶:۲۰' },
    { key: 'شمارهٔ پیگیری', value: '۴۰۸۱۲۶۷۷۳۹۱۵', copy: { text: '408126773915', label: 'کپی شمارهٔ پیگیری' } },
  ],
}
const unsupported = 'اشتراک‌گذاری پشتیبانی نمی‌شود، آخرین نسخه کروم را نصب کنید یا رسید را ذخیره کنید.'

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('PLT-046 HST-072 a receipt is kept and shared where it is shown, and its first action is the main one', async () => {
  const pressed: string[] = []
  const { container, user } = showKit(
    <Receipt
      ticket={ticket}
      notice="فردا تسویه می‌شود"
      actions={[
        { label: 'پرداخت دوباره', onPress: () => pressed.push('again') },
        { label: 'بستن', to: '/card' },
      ]}
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('پرداخت موفق!')
  expect(container.querySelector('.disc')).toHaveAttribute('data-outcome', 'success')
  for (const name of ['ذخیرهٔ رسید', 'اشتراک‌گذاری رسید']) expect(screen.getByRole('button', { name })).toBeVisible()
  expect(screen.getByText('فردا تسویه می‌شود')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'پرداخت دوباره' }))
  expect(pressed).toEqual(['again'])
  expect(screen.getByRole('link', { name: 'بستن' })).toHaveAttribute('href', '/card')
})

test('HST-072 D-29 one that is not decided is not handed on', () => {
  showKit(<Receipt ticket={{ ...ticket, outcome: 'processing' }} isOpen actions={[]} />)
  expect(screen.queryByRole('button', { name: 'ذخیرهٔ رسید' })).toBeNull()
})

test('PLT-057 the trace number is copied in ASCII digits', async () => {
  const { user, toasts, copied } = showKit(<Receipt ticket={ticket} actions={[]} />)
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری' }))
  expect(copied).toEqual(['408126773915'])
  expect(toasts).toEqual(['کپی شد'])
})

test.each([undefined, () => false])(
  'PLT-060 ERR-13 U2 a browser that cannot share pictures (%p) says so',
  async (canShare) => {
    if (canShare) Object.assign(navigator, { share: async () => undefined, canShare })
    const { user, toasts, reports } = showKit(<Receipt ticket={ticket} actions={[]} />)
    await user.click(screen.getByRole('button', { name: 'اشتراک‌گذاری رسید' }))
    expect(toasts).toEqual([unsupported])
    expect(reports).toEqual([])
  },
)

test('ERR-13 the picture has the same facts as the receipt and nothing that can be pressed', () => {
  const { container } = showKit(<Ticket {...ticket} still />)
  expect(container).toHaveTextContent('۵۰٬۰۰۰٬۰۰۰')
  expect(container).toHaveTextContent('۴۰۸۱۲۶۷۷۳۹۱۵')
  expect(screen.queryByRole('button')).toBeNull()
})
