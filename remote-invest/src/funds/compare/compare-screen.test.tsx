import { expect, test } from '@jest/globals'
import { compareFunds } from '@sarv/shared/contract/fund-comparison'
import { listFunds } from '@sarv/shared/contract/funds'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../../locales/fa.json'
import { readRows } from '../../testing/read-facts'
import { renderInvest } from '../../testing/render-invest'
import { compareSeries, largestFall } from './comparison'

const { percent } = formatterFor('fa')
const signed = (value: number) => percent(value, { sign: 'always' })
const table = () => screen.findByRole('table', { name: 'بازدهی، کارمزد و ریسک' })
const ids = (search: string) => new URLSearchParams(search).get('ids')

test('INV-082 INV-083 funds, gold and deposit stand beside each other with the server’s returns, fees and risk', async () => {
  await renderInvest({ path: '/funds/compare?ids=11541,11602' })
  const rows = readRows(await table())
  const query = { ds_codes: '11541,11602', time_interval: 'yearly', time_interval_type: 'weekly' }
  const answer = await call(compareFunds, { query })
  const comparison = compareSeries(answer, '1y')
  const funds = await call(listFunds)
  const named = comparison?.series.map(({ id, values }) => {
    const fund = funds.find(({ ds_code }) => ds_code === id)
    return [
      fund?.fund_name ?? id,
      signed((values.at(-1) ?? 0) - 100),
      percent(largestFall(values)),
      fund?.risk,
    ] as const
  })
  expect(rows).toHaveLength(4)
  for (const [index, [name, returned, fall, risk]] of (named ?? []).entries()) {
    const text = rows[index]?.join(' ') ?? ''
    expect(text).toContain(returned)
    if (risk) {
      expect(text).toContain(name)
      expect(text).toContain(Reflect.get(fa.fundRisk, risk))
      expect(text).toContain(`افت ${fall}`)
    }
  }
  expect(rows[0]?.join(' ')).toContain(`تا ${percent(3)}`)
  expect(rows[1]?.join(' ')).toContain(`تا ${percent(0.5)}`)
  for (const { source } of [answer.deposit, answer.gold])
    expect(screen.getByText(new RegExp(`: ${source}`))).toBeVisible()
})

test('INV-082 U13 the arrow keys move along the days, and the table shows the day under them', async () => {
  await renderInvest({ path: '/funds/compare?ids=11307' })
  const slider = await screen.findByRole('slider', { name: 'نمودار مقایسه از ۱۰۰' })
  const newest = readRows(await table())
  slider.focus()
  await userEvent.keyboard('{Home}')
  expect(readRows(await table()).map((row) => row[1])).toEqual(newest.map(() => percent(0)))
  expect(slider.getAttribute('aria-valuetext')).toMatch(/، چکاد بلند ۰٫۰۰٪، طلا ۰٫۰۰٪، سپردهٔ بانکی ۰٫۰۰٪$/)
  await userEvent.keyboard('{End}')
  expect(readRows(await table())).toEqual(newest)
})

test('INV-081 funds are added and removed in the address, which Back leaves at once', async () => {
  const { navigation } = await renderInvest({ path: '/funds/compare' })
  await userEvent.click(await screen.findByRole('button', { name: 'انتخاب صندوق' }))
  await userEvent.click(await screen.findByRole('button', { name: /چکاد بلند/ }))
  await waitFor(() => expect(ids(navigation.place().search)).toBe('11307'))
  await userEvent.click(await screen.findByRole('button', { name: 'افزودن صندوق' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).queryByRole('button', { name: /چکاد بلند/ })).toBeNull()
  await userEvent.click(within(sheet).getByRole('button', { name: /زرناب هامون/ }))
  await waitFor(() => expect(ids(navigation.place().search)).toBe('11307,11541'))
  await userEvent.click(await screen.findByRole('button', { name: 'حذف چکاد بلند از مقایسه' }))
  await waitFor(() => expect(ids(navigation.place().search)).toBe('11541'))
  expect(screen.getByRole('list', { name: 'صندوق‌های مقایسه' })).toHaveFocus()
})

test('INV-081 unknown funds of an address are dropped, a fifth one too, and both are said', async () => {
  await renderInvest({ path: '/funds/compare?ids=99999,11307,11541,11602,11777,11419' })
  const chosen = await screen.findByRole('list', { name: 'صندوق‌های مقایسه' })
  expect(
    within(chosen)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['چکاد بلند', 'زرناب هامون', 'نیلوفر کبود', 'تندر اهرم'])
  expect(screen.getByText(/شناخته نشد و کنار گذاشته شد/)).toBeVisible()
  expect(screen.getByText(/حداکثر چهار صندوق مقایسه می‌شود/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'افزودن صندوق' })).toBeNull()
})

test('INV-082 the young fund sets the first day of a longer range, which is said', async () => {
  await renderInvest({ path: '/funds/compare?ids=11307,11713' })
  expect(await screen.findByText(/چون جوان‌ترین صندوق از آن روز قیمت دارد/)).toBeVisible()
})

test('INV-082 a range that cannot be loaded is said, and the range before stays', async () => {
  const person = await newPerson()
  await renderInvest({ path: '/funds/compare?ids=11307', person })
  await table()
  await forceResponse(person, '/fund/api/v1/info/compare/', { status: 503, times: 0 })
  await userEvent.click(screen.getByRole('radio', { name: '۱ ماه' }))
  expect(await screen.findByText(/مقایسهٔ بازهٔ «۱ ماه» دریافت نشد/, undefined, { timeout: 9_000 })).toBeVisible()
  expect(await table()).toBeVisible()
})
