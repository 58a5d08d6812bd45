import { expect, test } from '@jest/globals'
import { getFundChart, getUserFund, listFunds } from '@sarv/shared/contract/funds'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../../locales/fa.json'
import { gainText, readFacts, readLine, readRows, readTexts } from '../../testing/read-facts'
import { renderInvest } from '../../testing/render-invest'

const code = '11307'
const path = `/funds/${code}`
const { number, rial, percent, digits, day } = formatterFor('fa')
const signed = (value: number | null) => (value === null ? '-' : percent(value, { sign: 'always' }))
const priceRegion = () => screen.findByRole('region', { name: 'قیمت هر واحد' })

/** The fund as the server has it. */
async function fetchFund() {
  const found = (await call(listFunds)).find(({ ds_code }) => ds_code === code)
  if (!found) throw new Error(`The sandbox has no fund ${code}`)
  return found
}

test('INV-019 a fund shows the name, type, risk, code and price that the server has', async () => {
  const person = await newPerson()
  const [first, last] = [30_000, 39_000].map((final_price, week) => ({ date: `2026-11-0${week * 7 + 1}`, final_price }))
  await forceResponse(person, '/fund/api/v2/info/chart/*', { status: 200, body: { items: [first, last] } })
  const { title } = await renderInvest({ path, person })
  const fund = await fetchFund()
  // Neither the last price of the chart nor any other number of the page may stand in its place.
  expect(readTexts(await priceRegion()).slice(0, 5)).toEqual([
    `قیمت ${day(fund.price_date)}`,
    number(fund.price),
    'ریال',
    signed(((fund.price - 30_000) / 30_000) * 100),
    `از ${day('2026-11-01')}`,
  ])
  await waitFor(() => expect(title()).toBe(fund.fund_name))
  expect(screen.getByText(Reflect.get(fa.fundType, fund.fund_type))).toBeVisible()
  expect(screen.getByText(Reflect.get(fa.fundRisk, fund.risk))).toBeVisible()
  expect(screen.getByText(`کد ${digits(fund.ds_code)}`)).toBeVisible()
})

test('INV-019 without a chart the price of the server stands alone', async () => {
  const person = await newPerson()
  await forceResponse(person, '/fund/api/v2/info/chart/*', { status: 200, body: { items: [] } })
  await renderInvest({ path, person })
  const { price, price_date } = await fetchFund()
  expect(readTexts(await priceRegion()).slice(0, 3)).toEqual([
    `قیمت هر واحد، ${day(price_date)}`,
    number(price),
    'ریال',
  ])
})

test('INV-019 every return of the table is the server’s, beside the average of its group', async () => {
  await renderInvest({ path })
  const { group_average: group, ...fund } = await fetchFund()
  const returns = readRows(await screen.findByRole('table'))
  expect(returns).toEqual([
    ['روزانه', signed(fund.daily_return), signed(group.daily_return)],
    ['یک‌ماهه', signed(fund.monthly_return), signed(group.monthly_return)],
    ['سه‌ماهه', signed(fund.quarter_return), signed(group.quarter_return)],
    ['شش‌ماهه', signed(fund.semi_yearly), signed(group.semi_yearly)],
    ['یک‌ساله', signed(fund.annual_return), signed(group.annual_return)],
    ['از ابتدا', signed(fund.total_return), '-'],
  ])
  // Equal numbers could stand for each other unseen.
  expect(new Set(returns.flatMap(([, ...values]) => values)).size).toBe(12)
})

test('INV-023 D-119 the held units, their value, mean price and gain are the server’s', async () => {
  await renderInvest({ path })
  const held = await screen.findByRole('region', { name: 'دارایی شما در این صندوق' })
  const { units, value, avg_price, ...own } = await call(getUserFund, { params: { id: code } })
  await waitFor(() =>
    expect(readFacts(held)).toEqual([
      ['تعداد', `${number(units)} واحد`],
      ['ارزش امروز', rial(value)],
      ['میانگین قیمت خرید', rial(avg_price)],
      ['سود و زیان', gainText(own)],
    ]),
  )
})

test('INV-025 INV-026 the terms of a fund name its minimum, its hour, the rate of each band and its notes', async () => {
  await renderInvest({ path })
  const terms = await screen.findByRole('region', { name: 'شرایط صندوق' })
  const { min_amount, cut_off, fee_bands, notes } = await call(getFundSettings, { params: { dsCode: code } })
  const rates = fee_bands.map((band) => percent(band.percent))
  expect(new Set([...rates, percent(0)]).size).toBe(6)
  expect(readFacts(terms)).toEqual([
    ['حداقل خرید', rial(min_amount)],
    ['پایان سفارش‌گیری روز', digits(cut_off)],
    ['۱ تا ۷ روز پس از خرید', rates[0]],
    ['۸ تا ۱۵ روز پس از خرید', rates[1]],
    ['۱۶ تا ۳۰ روز پس از خرید', rates[2]],
    ['۳۱ تا ۶۰ روز پس از خرید', rates[3]],
    ['۶۱ تا ۹۰ روز پس از خرید', rates[4]],
  ])
  expect(within(terms).getByText('بعد از آن خروج کارمزدی ندارد.')).toBeVisible()
  expect(
    within(terms)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(notes)
})

test('INV-020 INV-021 the line has each price of the server in its range, on its day', async () => {
  await renderInvest({ path })
  const slider = await within(await priceRegion()).findByRole('slider')
  const query = { time_interval: 'yearly', time_interval_type: 'weekly' }
  const { items } = await call(getFundChart, { params: { id: code }, query })
  const year = items.map(({ final_price, date }) => `${rial(final_price)}، ${day(date)}`)
  expect(readLine(slider)).toEqual(year)
  for (const [name, weeks] of [
    ['۶ ماه', 27],
    ['۳ ماه', 14],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name }))
    expect(readLine(slider)).toEqual(year.slice(-weeks))
  }
})
