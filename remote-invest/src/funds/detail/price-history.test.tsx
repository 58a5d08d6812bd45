import { expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countCalls, renderInvest } from '../../testing/render-invest'

const chart = '/fund/api/v2/info/chart/*'
const line = () => screen.findByRole('slider')
const countPrices = async () => Number((await line()).getAttribute('aria-valuemax')) + 1

test('INV-020 INV-021 CON-25 U13 the chart fetches a year by weeks from version 2 once, and a month by days', async () => {
  const { person } = await renderInvest({ path: '/funds/11307' })
  expect(await countPrices()).toBe(53)
  await userEvent.click(screen.getByRole('radio', { name: '۳ ماه' }))
  expect(await countPrices()).toBe(14)
  await userEvent.click(screen.getByRole('radio', { name: '۱ ماه' }))
  await waitFor(async () => expect(await countPrices()).toBe(29))
  const path = '/fund/api/v2/info/chart/11307/'
  expect(await countCalls(person, `${path}?time_interval=yearly&time_interval_type=weekly`)).toBe(1)
  expect(await countCalls(person, `${path}?time_interval=monthly&time_interval_type=daily`)).toBe(1)
  expect(await countCalls(person, path)).toBe(2)
})

test('INV-021 D-119 from the beginning the chart and the table of returns say the same', async () => {
  await renderInvest({ path: '/funds/11307' })
  const row = within(await screen.findByRole('row', { name: /^از ابتدا/ })).getAllByRole('cell')[0]?.textContent ?? ''
  expect(row).toMatch(/^\+[۰-۹]{3,}٫[۰-۹]{2}٪$/)
  const shown = within(await screen.findByRole('region', { name: 'قیمت هر واحد' }))
  expect(shown.queryByText(row)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'از ابتدا' }))
  expect(await shown.findByText(row)).toBeVisible()
})

test('INV-021 a range that fails to load keeps the range before and comes with a retry', async () => {
  const { person } = await renderInvest({ path: '/funds/11307' })
  await userEvent.click(await screen.findByRole('radio', { name: '۶ ماه' }))
  expect(await countPrices()).toBe(27)
  await forceResponse(person, chart, { status: 500, times: 2 })
  await userEvent.click(screen.getByRole('radio', { name: 'از ابتدا' }))
  const told = await screen.findByText(/قیمت‌های بازهٔ «از ابتدا» دریافت نشد/)
  expect(await countPrices()).toBe(27)
  const alert = told.closest<HTMLElement>('[role="status"]')
  if (alert) await userEvent.click(within(alert).getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(told).not.toBeInTheDocument())
  // The range before stays until the wanted one has come.
  await waitFor(async () => expect(await countPrices()).not.toBe(27))
})

test('F38 a history with invalid, repeated and unsorted rows shows what is a price', async () => {
  const person = await newPerson()
  const items = [
    { date: '2026-11-21', final_price: 40_000 },
    { date: '2026-11-14', final_price: null },
    { date: '2026-11-07', final_price: 'NaN' },
    { date: '2026-11-07', final_price: 39_000 },
    null,
    { final_price: 7 },
    { date: 'soon', final_price: 7 },
    { date: '2026-10-31', final_price: -1 },
    { date: '2026-04-01', final_price: 30_000 },
    { date: '2026-11-07', final_price: 38_000 },
  ]
  await forceResponse(person, chart, { status: 200, body: { items } })
  await renderInvest({ path: '/funds/11307', person })
  expect(await countPrices()).toBe(3)
  ;(await line()).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(await line()).toHaveAttribute('aria-valuetext', expect.stringContaining('۳۸٬۰۰۰ ریال'))
})

test('F38 INV-021 one price draws no line, and that is said', async () => {
  const person = await newPerson()
  await forceResponse(person, chart, { status: 200, body: { items: [{ date: '2026-11-21', final_price: 40_000 }] } })
  await renderInvest({ path: '/funds/11307', person })
  expect(await screen.findByText(/فقط یک قیمت ثبت شده/)).toBeInTheDocument()
})
