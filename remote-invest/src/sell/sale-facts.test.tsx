import { expect, test } from '@jest/globals'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { getOrder, sellUnits } from '@sarv/shared/contract/fund-orders'
import { getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { formatterFor } from '@sarv/shared/format/format'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { call } from '@sarv/shared/platform'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { shownReturn } from '../funds/shown-return'
import { readFacts, readRows, readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const code = '11307'
const { number, rial, percent, day, digits } = formatterFor('fa')
/** An IBAN as /accounts shows it: its beginning and its end, in the page's digits. */
const masked = (iban = '') => digits(maskNumber(iban))
const persianNumber = (text: string | undefined) =>
  Number((text ?? '').replace(/[^۰-۹]/g, '').replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))))

test('INV-034 INV-025 U10 all units are sold once, and the estimate is what the server then writes into the order', async () => {
  const { navigation, person } = await renderInvest({ path: `/sell?fund=${code}` })
  await userEvent.click(await screen.findByRole('button', { name: 'همهٔ واحدها' }))
  const { units, value } = await call(getUserFund, { params: { id: code } })
  const { fee_bands } = await call(getFundSettings, { params: { dsCode: code } })
  const [account] = await call(listFundAccounts, { params: { id: code } })
  const facts = readFacts(document.body)
  const fees = readRows(screen.getByRole('table', { name: 'کارمزد بر اساس مدت نگه‌داری' }))
  expect(fees.map(([band, rate]) => [band, rate])).toEqual([
    ['۱ تا ۷ روز', percent(fee_bands[0]?.percent ?? Number.NaN)],
    ['۸ تا ۱۵ روز', percent(fee_bands[1]?.percent ?? Number.NaN)],
    ['۱۶ تا ۳۰ روز', percent(fee_bands[2]?.percent ?? Number.NaN)],
    ['۳۱ تا ۶۰ روز', percent(fee_bands[3]?.percent ?? Number.NaN)],
    ['۶۱ تا ۹۰ روز', percent(fee_bands[4]?.percent ?? Number.NaN)],
    ['بیش از ۹۰ روز', percent(0)],
  ])
  expect(new Set(fees.map(([, rate]) => rate)).size).toBe(6)
  expect(screen.getByText(`قابل فروش: ${number(units)} واحد`)).toBeVisible()
  expect(screen.getByText(`حدود ${rial(value)}`)).toBeVisible()
  const accounts = within(screen.getByRole('radiogroup', { name: 'واریز به' })).getAllByRole('radio')
  expect(accounts[0]).toBeChecked()
  expect(accounts[0]?.closest('label')).toHaveTextContent(account?.bankName ?? 'none')

  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  const sheet = await screen.findByRole('dialog', { name: 'تأیید فروش' })
  const confirmed = readFacts(sheet)
  const shown = readTexts(sheet)
  await userEvent.dblClick(screen.getByRole('button', { name: 'ثبت سفارش فروش' }))
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/fund-order\/\d+$/))
  const order = await call(getOrder, { params: { id: navigation.place().pathname.split('/')[2] ?? '' } })
  expect((await requestsTo(person, sellUnits.path)).filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect((await call(getUserFund, { params: { id: code } })).blocked_units).toBe(units)
  const net = order.amount - order.fee
  const settles = day(order.settles_on ?? '', { weekday: true })
  expect(order).toMatchObject({ units, amount: value })
  expect(order.fee).toBeGreaterThan(0)
  expect(facts).toEqual([
    ['واحدهای فروش', `${number(units)} واحد`],
    ['ارزش واحدها', rial(value)],
    ['کارمزد خروج', rial(order.fee)],
    ['دریافتی شما', rial(net)],
    ['زمان تسویه', settles],
  ])
  expect(confirmed).toEqual([
    ['صندوق', order.fund_name],
    ['واحدهای فروش', `${number(units)} واحد`],
    ['ارزش واحدها', rial(value)],
    ['کارمزد خروج', rial(order.fee)],
    ['واریز به', `${account?.bankName} ${masked(order.iban ?? '')}`],
    ['زمان تسویه', settles],
  ])
  expect(shown).toEqual(expect.arrayContaining([number(net), fa.sell.later]))
  const sumOf = (column: number) => fees.reduce((sum, row) => sum + persianNumber(row[column]), 0)
  expect([sumOf(2), sumOf(3)]).toEqual([units, order.fee])
})

test('INV-035 who asks for too much is told the greatest number and the greatest amount', async () => {
  await renderInvest({ path: `/sell?fund=${code}` })
  const { units, value } = await call(getUserFund, { params: { id: code } })
  await userEvent.type(await screen.findByRole('textbox', { name: 'تعداد واحد فروش' }), String(units + 1))
  expect(screen.getByText(new RegExp(`حداکثر ${number(units)} واحد می‌توانید بفروشید`))).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'مبلغ' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'مبلغ فروش' }), String(value + 1))
  expect(screen.getByText(new RegExp(`حداکثر ${rial(value)} می‌توانید بفروشید`))).toBeVisible()
})

test('INV-034 the fund to sell stands with its price and return; each account with its bank and masked IBAN', async () => {
  await renderInvest({ path: `/sell?fund=${code}` })
  const row = within(await screen.findByRole('list', { name: 'صندوق' })).getByRole('listitem')
  const fund = (await call(listFunds)).find(({ ds_code }) => ds_code === code)
  const shown = fund && shownReturn(fund)
  if (!fund || !shown) throw new Error(`The sandbox has no fund ${code} with a return`)
  expect(readTexts(row)).toEqual([
    fund.fund_name,
    `هر واحد ${rial(fund.price)}`,
    percent(shown.value, { sign: 'always' }),
    fa.range[shown.range],
  ])
  const accounts = await call(listFundAccounts, { params: { id: code } })
  const cards = await screen.findAllByRole('radio', { name: /بانک .* با پایان/ })
  expect(cards.map((card) => readTexts(card.closest('label') ?? document.body))).toEqual(
    accounts.map(({ bankName, iban }) => [bankName, masked(iban)]),
  )
  expect(masked(accounts[0]?.iban)).toMatch(/^••• [۰-۹]{4}$/)
})
