import { expect, test } from '@jest/globals'
import { getUserAssets, getWorthHistory } from '@sarv/shared/contract/assets'
import { getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { getHome } from '@sarv/shared/contract/home'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../testing/render-invest'

const { number, percent, day } = formatterFor('fa')
const hero = () => screen.findByRole('region', { name: 'ارزش کل دارایی' })
const accounts = () => screen.findByRole('switch', { name: 'با حساب بانکی' })
const always = { sign: 'always' } as const

test('INV-084 D-266 the curve with its ranges is in the hero, under one line of gain that says how it is computed', async () => {
  await renderInvest({ path: '/home' })
  const place = within(await hero())
  const curve = await place.findByRole('region', { name: 'روند ارزش دارایی' })
  const slider = await within(curve).findByRole('slider')
  const { gain, gain_percentage } = await call(getUserAssets)
  const line = place.getByText('نسبت به خرید').closest('summary')
  expect(line).toHaveTextContent(`${number(gain ?? 0, always)}${percent(gain_percentage ?? 0, always)}نسبت به خرید`)
  await userEvent.click(line ?? document.body)
  expect(place.getByText(/مبلغی که برای خرید آن پرداخته‌اید/)).toBeVisible()
  expect(slider).toBeVisible()
})

test('INV-084 D-120 a chosen range has its gain in the same line, and a held day its worth in the place of the total', async () => {
  await renderInvest({ path: '/home', kept: { home: { withAccounts: false } } })
  const place = within(await hero())
  const slider = await place.findByRole('slider')
  const { items } = await call(getWorthHistory, { query: { time_interval: 'yearly', time_interval_type: 'weekly' } })
  const [first] = items
  slider.focus()
  await userEvent.keyboard('{Home}')
  expect(place.getByText(number(first?.value ?? 0))).toBeVisible()
  expect(place.getByText(`سرمایه‌گذاری‌ها، ${day(first?.date ?? '')}`)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(place.getByText(number((await call(getUserAssets)).total_value))).toBeVisible()
  await userEvent.click(place.getByRole('radio', { name: '۱ ماه' }))
  await waitFor(async () => expect((await hero()).querySelector('summary')).toHaveTextContent(/٪از [۰-۹]/))
  expect(place.queryByText('نسبت به خرید')).not.toBeInTheDocument()
})

async function totals() {
  const { total_value } = await call(getUserAssets)
  const { accounts: all } = await call(listBankAccounts)
  const balances = await Promise.all(all.map(({ id }) => call(getBankBalance, { params: { id: id ?? '' } })))
  return { held: total_value, whole: balances.reduce((sum, { balance }) => sum + balance, total_value) }
}

test('INV-085 D-266 the worth counts the bank accounts; the person can leave them out, and that is kept', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/home', person })
  expect(await accounts()).toBeChecked()
  const { held, whole } = await totals()
  expect(whole).toBeGreaterThan(held)
  expect(await hero()).toHaveTextContent(`ارزش کل داراییبا حساب بانکی${number(whole)}`)
  await userEvent.click(await accounts())
  expect(await hero()).toHaveTextContent(`ارزش سرمایه‌گذاری‌هابا حساب بانکی${number(held)}`)
  await waitFor(() => expect(first.kept.get('home')).toEqual({ withAccounts: false, closed: [] }))
  first.unmount()
  await renderInvest({ path: '/home', person, kept: Object.fromEntries(first.kept) })
  expect(await accounts()).not.toBeChecked()
  expect(await hero()).toHaveTextContent(number(held))
})

test('INV-085 U1 hidden amounts hide the sum with the bank accounts too', async () => {
  await renderInvest({ path: '/home', kept: { general: { visibleHomeBalance: false } } })
  expect(await accounts()).toBeChecked()
  expect(await hero()).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
})

test('INV-085 who has no bank account has no switch, and is told nothing of one', async () => {
  await renderInvest({ path: '/home', person: await newPerson('empty') })
  await screen.findByText(/هنوز سرمایه‌گذاری نکرده‌اید/)
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument())
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  expect(await hero()).not.toHaveTextContent(/حساب بانکی/)
})

test.each([404, 405, 500, 501, 503])(
  'INV-085 a bank that answers %d leaves the worth without it, and home says so',
  async (status) => {
    const person = await newPerson()
    await forceResponse(person, listBankAccounts.path, { status, times: 0 })
    const { alerts } = await renderInvest({ path: '/home', person })
    const { total_value } = await call(getUserAssets)
    await waitFor(async () =>
      expect(await hero()).toHaveTextContent(`ارزش سرمایه‌گذاری‌هاحساب بانکی دریافت نشد${number(total_value)}`),
    )
    expect(alerts).toEqual([])
  },
)

test('INV-086 one banner is shown at a time, and a closed one stays away', async () => {
  const person = await newPerson('empty')
  const first = await renderInvest({ path: '/home', person })
  const { banners } = await call(getHome)
  expect(banners.length).toBeGreaterThan(1)
  const [one, next] = banners.map(({ title }) => title)
  const banner = () => screen.findByRole('region', { name: 'پیشنهاد' })
  expect(await banner()).toHaveTextContent(one ?? '')
  await userEvent.click(within(await banner()).getByRole('button', { name: 'بستن پیشنهاد' }))
  expect(await banner()).toHaveTextContent(next ?? '')
  await waitFor(() => expect(first.kept.get('home')).toBeDefined())
  first.unmount()
  await renderInvest({ path: '/home', person, kept: Object.fromEntries(first.kept) })
  expect(await banner()).toHaveTextContent(next ?? '')
  expect(screen.queryByText(one ?? '')).not.toBeInTheDocument()
})
