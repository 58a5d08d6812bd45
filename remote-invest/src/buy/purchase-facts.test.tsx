/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */
import { expect, test } from '@jest/globals'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { formatterFor } from '@sarv/shared/format/format'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { call } from '@sarv/shared/platform'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { shownReturn } from '../funds/shown-return'
import { readFacts, readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const code = '11307'
const amount = 50_000_000
const { number, rial, toman, percent, day, digits } = formatterFor('fa')

/** Types an amount in the place of the one that the form remembers. */
async function fill(rials: number) {
  const field = await screen.findByRole('textbox', { name: 'مبلغ خرید' })
  await userEvent.clear(field)
  await userEvent.type(field, String(rials))
}

test('INV-028 INV-029 U10 F52 the form and its confirmation have the fund, price, day, remainder and accounts of the server', async () => {
  const { navigation } = await renderInvest({ path: `/buy?fund=${code}` })
  await fill(amount)
  const fund = (await call(listFunds)).find(({ ds_code }) => ds_code === code)
  const shown = fund && shownReturn(fund)
  if (!fund || !shown) throw new Error(`The sandbox has no fund ${code} with a return`)
  expect(readTexts(within(screen.getByRole('list', { name: 'صندوق' })).getByRole('listitem'))).toEqual([
    fund.fund_name,
    `هر واحد ${rial(fund.price)}`,
    percent(shown.value, { sign: 'always' }),
    fa.range[shown.range],
  ])
  const units = `${number(Math.floor(amount / fund.price))} واحد`
  const remainder = amount % fund.price
  expect(remainder).toBeGreaterThan(0)
  const accounts = await call(listFundAccounts, { params: { id: code } })
  const form = readFacts(document.body)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید خرید' })
  const confirmed = readFacts(sheet)
  expect(readTexts(sheet)).toEqual(expect.arrayContaining(['پرداخت می‌کنید', number(amount), toman(amount)]))
  expect(within(sheet).getByText(/به کارت شما برمی‌گردد. قیمت نهایی هر واحد هنگام تسویه مشخص می‌شود\.$/)).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: `پرداخت ${rial(amount)}` }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  const [order] = (await call(listOrders, { query: { dscode: code, side: 'BUY' } })).results
  expect(order).toMatchObject({ amount, status: 'WAITING' })
  const settles = day(order?.settles_on ?? '', { weekday: true })
  expect(form).toEqual([
    ['تعداد واحد تقریبی', units],
    ['کارمزد صدور', 'بدون کارمزد'],
    ['رسیدن واحدها', settles],
    [
      'حساب شما',
      accounts.map(({ bankName, accountNumber }) => `${bankName}${digits(maskNumber(accountNumber))}`).join(''),
    ],
  ])
  expect(confirmed).toEqual([
    ['صندوق', fund.fund_name],
    ['کارمزد صدور', 'بدون کارمزد'],
    ['خالص سرمایه‌گذاری', rial(amount - remainder)],
    ['برگشتی تقریبی به حساب شما', rial(remainder)],
    ['تعداد واحد تقریبی', units],
    ['رسیدن واحدها', settles],
  ])
})

test('INV-028 U10 an amount that fills whole units leaves nothing to give back', async () => {
  await renderInvest({ path: `/buy?fund=${code}` })
  await screen.findByRole('textbox', { name: 'مبلغ خرید' })
  const fund = (await call(listFunds)).find(({ ds_code }) => ds_code === code)
  const whole = amount - (amount % (fund?.price ?? 0))
  await fill(whole)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  const confirmed = readFacts(await screen.findByRole('dialog', { name: 'تأیید خرید' }))
  expect(confirmed.map(([name]) => name)).toEqual([
    'صندوق',
    'کارمزد صدور',
    'خالص سرمایه‌گذاری',
    'تعداد واحد تقریبی',
    'رسیدن واحدها',
  ])
  expect(Object.fromEntries(confirmed)).toMatchObject({ 'خالص سرمایه‌گذاری': rial(whole) })
})

test('INV-028 VAL-07 the fund’s own minimum counts where it is above the common one', async () => {
  await renderInvest({ path: `/buy?fund=${code}` })
  const { min_amount } = await call(getFundSettings, { params: { dsCode: code } })
  expect(min_amount).toBeGreaterThan(300_000)
  await fill(min_amount - 1)
  expect(await screen.findByText(new RegExp(`دست‌کم ${rial(min_amount)}`))).toBeVisible()
})

test('INV-025 INV-026 the terms over the form have each rate, the minimum, the hour and the account of the fund', async () => {
  await renderInvest({ path: `/buy?fund=${code}` })
  await userEvent.click(await screen.findByRole('button', { name: 'خواندن شرایط' }))
  const terms = await screen.findByRole('dialog', { name: 'شرایط صندوق' })
  const settings = await call(getFundSettings, { params: { dsCode: code } })
  const { bankName, iban } = settings.account
  const values = readFacts(terms).map(([, value]) => value)
  expect(values).toEqual([
    rial(settings.min_amount),
    digits(settings.cut_off),
    ...settings.fee_bands.map((band) => percent(band.percent)),
    `${bankName} ${digits(iban.replace(/(.{4})(?=.)/g, '$1 '))}`,
  ])
})
