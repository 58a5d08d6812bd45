import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { DayField } from './day-field'

const today = '2026-11-21'

function field() {
  const chosen: string[] = []
  const kit = showKit(<DayField label="تاریخ واریز" value="" onChange={(day) => chosen.push(day)} today={today} />)
  return { ...kit, chosen, open: () => kit.user.click(screen.getByRole('button', { name: /^تاریخ واریز/ })) }
}

test('a month that cannot be fetched is said in the sheet and comes with the next try', async () => {
  jest.doMock('./date-month', () => {
    throw new Error('the network is away')
  })
  const { user, chosen, open } = field()
  await open()
  expect(await screen.findByText(/اینترنت خود را بررسی/)).toBeVisible()
  jest.dontMock('./date-month')
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await user.click(await screen.findByRole('button', { name: /^شنبه ۳۰ آبان ۱۴۰۵، امروز/ }))
  expect(chosen).toEqual([today])
})

test('PLT-036 a day of the month that is open is chosen, and none after today', async () => {
  const { user, chosen, open } = field()
  await open()
  await user.click(await screen.findByRole('button', { name: /^پنجشنبه ۲۸ آبان ۱۴۰۵/ }))
  expect(chosen).toEqual(['2026-11-19'])
})
