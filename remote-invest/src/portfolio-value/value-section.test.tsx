import { expect, test } from '@jest/globals'
import { getWorthHistory, type WorthDay } from '@sarv/shared/contract/assets'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readLine } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const { day: said, percent, rial } = formatterFor('fa')
const path = '/fund/api/v1/user_asset/history/'
const yearly = { time_interval: 'yearly', time_interval_type: 'weekly' }
const section = () => screen.findByRole('region', { name: 'روند ارزش دارایی' })
const line = async () => within(await section()).findByRole('slider')
const withoutMark = (text: string | null) => text?.replace(/، واریز$/, '')
const day = (date: string, value: number, gain: number, return_percentage: number): WorthDay => ({
  date,
  value,
  gain,
  return_percentage,
})

test.each(['/home', '/assets'])('INV-009 D-120 on %s the curve has the worth of each day of the server', async (at) => {
  await renderInvest({ path: at })
  const slider = await line()
  expect(slider).toHaveAccessibleName(/^نمودار ارزش؛/)
  const { items } = await call(getWorthHistory, { query: yearly })
  expect(items.length).toBeGreaterThan(20)
  expect(readLine(slider).map(withoutMark)).toEqual(items.map(({ date, value }) => `${rial(value)}، ${said(date)}`))
})

test('INV-009 D-120 a range counts gain and return from its first day; a month has its days', async () => {
  const person = await newPerson()
  await forceResponse(person, path, {
    body: {
      items: [day('2026-02-01', 1_000, 0, 0), day('2026-10-20', 1_100, 100, 10), day('2026-11-21', 2_320, 320, 32)],
    },
  })
  await renderInvest({ path: '/assets', person })
  const place = within(await section())
  expect(await place.findByText('+۳۲٫۰۰٪')).toBeVisible()
  expect(place.getByText('+۳۲۰')).toBeVisible()
  expect(place.getByText('سود')).toBeVisible()
  await userEvent.click(place.getByRole('radio', { name: '۳ ماه' }))
  expect(place.getByText('+۲۰٫۰۰٪')).toBeVisible()
  expect(place.getByText('+۲۲۰')).toBeVisible()
  await userEvent.click(place.getByRole('radio', { name: '۱ ماه' }))
  await waitFor(async () => expect(await line()).toHaveAttribute('aria-valuemax', '28'))
  expect(await countCalls(person, `${path}?time_interval=monthly&time_interval_type=daily`)).toBe(1)
})

test('INV-009 D-120 a purchase is marked, and the words of its day say so', async () => {
  const person = await newPerson()
  await forceResponse(person, path, {
    body: {
      items: [day('2026-09-01', 1_000, 0, 0), day('2026-10-01', 3_100, 100, 10), day('2026-11-01', 3_000, 0, 6)],
    },
  })
  await renderInvest({ path: '/assets', person })
  const words = readLine(await line())
  expect(words.map((text) => text?.includes('واریز'))).toEqual([false, true, false])
})

test('INV-003 U1 D-120 while amounts are hidden the curve is that of the return, and tells no amount', async () => {
  const person = await newPerson()
  await forceResponse(person, path, {
    body: { items: [day('2026-10-01', 7_654_321, 0, 0), day('2026-11-01', 7_000_321, -654_000, -8.54)] },
  })
  await renderInvest({ path: '/assets', person, kept: { general: { visibleHomeBalance: false } } })
  const slider = await line()
  expect(slider).toHaveAccessibleName(/^نمودار عملکرد؛/)
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(percent(-8.54)))
  expect(await section()).toHaveTextContent(/زیان.*−۸٫۵۴٪/)
  expect((await section()).outerHTML).not.toMatch(/۷٬|۶۵۴/)
})

test.each([
  [[], 'هنوز ارزشی برای نمایش ثبت نشده است.'],
  [[day('2026-11-21', 1_000, 0, 0)], 'نمودار از روز دوم سرمایه‌گذاری دیده می‌شود.'],
])('INV-009 D-120 too few days for a line are said in words: %j', async (items, words) => {
  const person = await newPerson()
  await forceResponse(person, path, { body: { items } })
  await renderInvest({ path: '/assets', person })
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})

test('INV-076 D-120 a history that fails says so beside the assets, and a retry brings it', async () => {
  const person = await newPerson()
  await forceResponse(person, path, { status: 500, times: 2 })
  await renderInvest({ path: '/assets', person })
  expect(await screen.findByText('روند ارزش دارایی دریافت نشد')).toBeVisible()
  expect(screen.getByRole('table', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  await userEvent.click(within(await section()).getByRole('button', { name: 'تلاش دوباره' }))
  expect(await line()).toBeVisible()
})

test('D-120 who holds nothing has no curve, and asks for none', async () => {
  const { person } = await renderInvest({ path: '/home', person: await newPerson('empty') })
  expect(await screen.findByText(/هنوز سرمایه‌گذاری نکرده‌اید/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'روند ارزش دارایی' })).not.toBeInTheDocument()
  expect(await countCalls(person, path)).toBe(0)
})

test('D-178 the curve says why its percentage differs from the one at the top', async () => {
  await renderInvest({ path: '/assets' })
  expect(await screen.findByText(/درصد بالای صفحه سود نسبت به مبلغ خرید است/)).toBeVisible()
})
