import { expect, test } from '@jest/globals'
import { monthsBefore, startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import { addDays, today } from '@sarv/shared/calendar/days'
import { presetRange } from '@sarv/shared/date-range/date-range'
import { datePickerDelayMs } from '@sarv/shared/rules/constants'
import { newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../testing/render-invest'

const now = today()
const apply = () => screen.getByRole('button', { name: 'اعمال' })
const pickerFor = (opener: string, more = '') => `/date-range?opener=${encodeURIComponent(opener)}${more}`

test('INV-067 INV-068 nothing can be applied until a range is chosen; a preset is one press', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions/11307', person: await newPerson('empty') })
  await userEvent.click(await screen.findByRole('link', { name: /انتخاب بازه/ }))
  expect(await screen.findByRole('radio', { name: '۶ ماه' })).toBeInTheDocument()
  for (const name of ['۱ روز', '۱ ماه', '۳ ماه', '۱ سال']) expect(screen.getByRole('radio', { name })).not.toBeChecked()
  expect(apply()).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: '۶ ماه' }))
  await userEvent.click(apply())
  await waitFor(() => expect(navigation.place().pathname).toBe('/fund-transactions/11307'))
  expect(navigation.place().search).toBe(`?from=${presetRange('6m', now).from}&to=${now}`)
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeInTheDocument()
})

test('INV-068 CON-24 the month opens 200 ms after the person came, and not before', async () => {
  const came = performance.now()
  await renderInvest({ path: '/date-range', person: await newPerson('empty') })
  expect(await screen.findByRole('grid')).toBeInTheDocument()
  expect(performance.now() - came).toBeGreaterThanOrEqual(datePickerDelayMs)
})

test('INV-069 the opener’s range survives a reload of the picker and the way back', async () => {
  // Both days of one month, on any day that the test runs: the calendar shows the month of the last one.
  const lastMonth = monthsBefore(startOfMonth(now), 1)
  const [from, to] = [addDays(lastMonth, 4), addDays(lastMonth, 11)]
  const opener = `/fund-transactions?tab=a&from=${from}&to=${to}`
  const person = await newPerson('empty')
  const { navigation } = await renderInvest({ path: opener, person })
  await userEvent.click(await screen.findByRole('link', { name: /^بازهٔ زمانی:/ }))
  expect(await screen.findByRole('button', { name: /پایان بازه/ })).toHaveAttribute('data-day', to)
  const picker = navigation.place()
  act(() => navigation.back())
  await waitFor(() => expect(`${navigation.place().pathname}${navigation.place().search}`).toBe(opener))
  const { unmount } = await renderInvest({ path: `${picker.pathname}${picker.search}`, person })
  expect(await screen.findByRole('button', { name: /شروع بازه/ })).toHaveAttribute('data-day', from)
  expect(apply()).toBeEnabled()
  unmount()
})

test('INV-069 no day after today can be chosen', async () => {
  await renderInvest({ path: '/date-range', person: await newPerson('empty') })
  const current = await screen.findByRole('button', { name: /، امروز/ })
  expect(current).toBeEnabled()
  for (const day of screen.getAllByRole('gridcell')) {
    const button = day.querySelector('button')
    if (button && (button.dataset.day ?? '') > now) expect(button).toBeDisabled()
  }
  expect(screen.getByRole('button', { name: 'ماه بعد' })).toBeDisabled()
})

test('INV-070 VAL-19 ERR-19 a capped opener accepts 30 days and rejects 31', async () => {
  const capped = (days: number) => pickerFor(`/bank/transactions?from=${addDays(now, -days)}&to=${now}`, '&max=30')
  const person = await newPerson('empty')
  const fine = await renderInvest({ path: capped(30), person })
  expect(await screen.findByRole('radio', { name: '۱ ماه' })).toBeInTheDocument()
  for (const name of ['۳ ماه', '۶ ماه', '۱ سال']) expect(screen.queryByRole('radio', { name })).not.toBeInTheDocument()
  expect(apply()).toBeEnabled()
  fine.unmount()
  await renderInvest({ path: capped(31), person })
  expect(await screen.findByText('بازهٔ زمانی حداکثر ۳۰ روز است')).toBeInTheDocument()
  expect(apply()).toBeDisabled()
  expect(apply()).toHaveAccessibleDescription('بازهٔ زمانی حداکثر ۳۰ روز است')
  await userEvent.click(screen.getByRole('radio', { name: '۱ روز' }))
  expect(apply()).toBeEnabled()
})

test('INV-070 an opener without a cap takes a year', async () => {
  const opener = `/fund-transactions?from=${presetRange('1y', now).from}&to=${now}`
  await renderInvest({ path: pickerFor(opener), person: await newPerson('empty') })
  expect(await screen.findByRole('radio', { name: '۱ سال' })).toBeChecked()
  expect(apply()).toBeEnabled()
})

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/date-range', ''])(
  'INV-069 T10 the days do not go to %j but to the transactions',
  async (opener) => {
    const { navigation } = await renderInvest({ path: pickerFor(opener), person: await newPerson('empty') })
    await userEvent.click(await screen.findByRole('radio', { name: '۱ روز' }))
    await userEvent.click(apply())
    await waitFor(() => expect(navigation.place().pathname).toBe('/fund-transactions'))
    expect(navigation.place().search).toBe(`?from=${now}&to=${now}`)
  },
)

test('INV-067 PLT-069 the page works by keyboard alone, and a double press goes back once', async () => {
  const user = userEvent.setup()
  const person = await newPerson('empty')
  const { navigation } = await renderInvest({ path: '/assets', person })
  act(() => navigation.navigate('/fund-transactions'))
  const link = await screen.findByRole('link', { name: /انتخاب بازه/ })
  link.focus()
  await user.keyboard('{Enter}')
  const current = await screen.findByRole('button', { name: /، امروز/ })
  current.focus()
  await user.keyboard('{ArrowUp}{Enter}{ArrowDown}{Enter}')
  expect(apply()).toBeEnabled()
  await user.dblClick(apply())
  await waitFor(() => expect(navigation.place().pathname).toBe('/fund-transactions'))
  expect(navigation.place().search).toBe(`?from=${addDays(now, -7)}&to=${now}`)
  act(() => navigation.back())
  await waitFor(() => expect(navigation.place().pathname).toBe('/assets'))
})
