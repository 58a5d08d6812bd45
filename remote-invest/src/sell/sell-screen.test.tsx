import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { getUserFund } from '@sarv/shared/contract/funds'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../testing/render-invest'

const orders = '/fund/api/v1/orders/'
const fund = '11307'
const field = () => screen.findByRole('textbox', { name: 'تعداد واحد فروش' })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'ادامه' }))

/** Fills the form and goes on to the confirmation. */
async function confirm(person: TestPerson, units = '2') {
  const opened = await renderInvest({ path: `/sell?fund=${fund}`, person })
  await userEvent.type(await field(), units)
  await goOn()
  return { ...opened, sell: await screen.findByRole('button', { name: 'ثبت سفارش فروش' }) }
}

test('INV-035 T16 an error of the server is shown beside the form, and the input stays', async () => {
  const person = await newPerson()
  await forceResponse(person, orders, { method: 'POST', status: 400, detail: 'بیشتر از واحدهای شماست.' })
  const { sell, alerts } = await confirm(person)
  await userEvent.click(sell)
  expect(await screen.findByText('بیشتر از واحدهای شماست.')).toBeInTheDocument()
  expect(alerts).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  expect(await field()).toHaveValue('۲')
})

test('T16 F2 a sale whose response is lost is retried and made once', async () => {
  const person = await newPerson()
  await forceResponse(person, orders, { method: 'POST', cut: 'start', after: true })
  const { sell, navigation, platform } = await confirm(person)
  await userEvent.click(sell)
  expect(await screen.findByRole('dialog', { name: 'در حال پردازش' })).toHaveTextContent(/هیچ‌وقت دو بار ثبت نمی‌شود/)
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/fund-order\/\d+$/))
  expect((await platform.api.call(getUserFund, { params: { id: fund } })).blocked_units).toBe(2)
})

test('ERR-20 INV-034 without a bank account the form says so and leads to the accounts', async () => {
  const person = await newPerson()
  await forceResponse(person, '/fund/api/v1/bank_accounts/*', { status: 200, body: [] })
  await renderInvest({ path: `/sell?fund=${fund}`, person })
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeDisabled()
})

test('INV-034 only funds of which units are held can be chosen', async () => {
  const { navigation } = await renderInvest({ path: '/sell' })
  await userEvent.click(await screen.findByRole('button', { name: 'انتخاب صندوق' }))
  const list = within(await screen.findByRole('list', { name: 'صندوق‌ها' }))
  expect(list.queryByRole('button', { name: /^سپیدار کارت/ })).toBeNull()
  await userEvent.click(list.getByRole('button', { name: /^چکاد بلند/ }))
  expect(navigation.place().search).toBe(`?fund=${fund}`)
  expect(await field()).toBeInTheDocument()
})

test('INV-034 a person who holds nothing, or nothing of this fund, is told so and finds a way on', async () => {
  const person = await newPerson('empty')
  const { unmount } = await renderInvest({ path: '/sell', person })
  expect(await screen.findByText('واحدی برای فروش ندارید')).toBeInTheDocument()
  expect(screen.getByText('بعد از اولین خرید، واحدهایتان را از همین‌جا می‌فروشید.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
  unmount()
  const { navigation } = await renderInvest({ path: `/sell?fund=${fund}`, person })
  await userEvent.click(await screen.findByRole('link', { name: 'دیدن صندوق' }))
  expect(navigation.place().pathname).toBe(`/funds/${fund}`)
})

test('SUP-029: what the assistant was asked to sell stands in the field, and Continue is still pressed', async () => {
  await renderInvest({ path: `/sell?fund=${fund}`, state: { units: 100 } })
  expect(await field()).toHaveValue('۱۰۰')
  expect(screen.queryByRole('dialog')).toBeNull()
})
