import { expect, test } from '@jest/globals'
import { listOrders, type Order } from '@sarv/shared/contract/fund-orders'
import { listTransactions } from '@sarv/shared/contract/fund-transactions'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPastOrders, renderInvest } from './testing/render-invest'
import { sampleOrder } from './testing/sample-order'

const { number } = formatterFor('fa')
const ordersPage = (page: number, dates: readonly string[], months?: readonly object[]) => ({
  body: {
    count: 3,
    page,
    page_count: 2,
    results: dates.map((date, index) => sampleOrder({ id: 100 * page + index, amount: 7_000_000, created_at: date })),
    ...(months && { months }),
  },
})
const azar = { month: '1405-09', paid_in: 90_000_000, paid_out: 12_000_000 }
const aban = { month: '1405-08', paid_in: 0, paid_out: 5_000_000 }

/** The headings of the months, each with what stands beside it. */
const months = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement?.textContent?.trim())
const listsOf = (month: string) => within(screen.getByRole('list', { name: month })).getAllByRole('listitem')

test('U18 INV-054 D-134 orders stand under their Jalali months with the totals of the whole month, also of rows yet to come', async () => {
  const person = await newPerson('empty')
  const path = listOrders.path
  await forceResponse(person, path, ordersPage(1, ['2026-11-22T08:00:00Z', '2026-11-21T20:29:00Z'], [azar, aban]))
  await forceResponse(person, path, ordersPage(2, ['2026-11-20T08:00:00Z'], [{ ...aban, paid_in: 1 }]))
  await renderInvest({ path: '/fund-orders', person })
  await waitFor(() => expect(months()).toEqual(['آذر ۱۴۰۵خرید ۹۰٬۰۰۰٬۰۰۰فروش ۱۲٬۰۰۰٬۰۰۰', 'آبان ۱۴۰۵فروش ۵٬۰۰۰٬۰۰۰']))
  expect([listsOf('سفارش‌ها آذر ۱۴۰۵'), listsOf('سفارش‌ها آبان ۱۴۰۵')].map((rows) => rows.length)).toEqual([1, 1])
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(listsOf('سفارش‌ها آبان ۱۴۰۵')).toHaveLength(2))
  expect(months()[1]).toBe('آبان ۱۴۰۵خرید ۱فروش ۵٬۰۰۰٬۰۰۰')
})

test('U18 F32 a server that makes no totals, and a month where nothing moved, leave the heading alone', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, listOrders.path, ordersPage(1, ['2026-11-22T08:00:00Z', 'soon']))
  await renderInvest({ path: '/fund-orders', person })
  await waitFor(() => expect(months()).toEqual(['آذر ۱۴۰۵', '-']))
})

test('U1 U18 D-134 the totals of the months are hidden with the amounts', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders', kept: { general: { visibleHomeBalance: false } } })
  for (const path of ['/fund-orders', '/fund-transactions']) {
    navigation.navigate(path)
    await waitFor(() => expect(months()[0]).toMatch(/^\S+ [۰-۹]{4}(خرید|دریافتی|پرداختی) \*{5}/))
    expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
  }
})

test('U18 SBX-100 SBX-101 the totals are those of all that was paid and sold in the month, and of the filter alone', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders' })
  await waitFor(() => expect(months()[0]).toMatch(/خرید/))
  const { results, months: totals = [] } = await call(listOrders, { query: {} })
  const sum = (rows: readonly Order[], side: string) =>
    rows
      .filter((row) => row.side === side && ['PENDING', 'DONE'].includes(row.status))
      .reduce((all, { amount }) => all + amount, 0)
  expect(totals.reduce((all, { paid_in }) => all + paid_in, 0)).toBe(sum(results, 'BUY'))
  expect(totals.reduce((all, { paid_out }) => all + paid_out, 0)).toBe(sum(results, 'SELL'))
  await userEvent.click(screen.getByRole('radio', { name: 'فروش' }))
  await waitFor(() => expect(months()).toEqual([expect.stringMatching(`فروش ${number(sum(results, 'SELL'))}`)]))
  expect(document.body).not.toHaveTextContent(/خرید [۰-۹]/)

  navigation.navigate('/fund-transactions')
  await waitFor(() => expect(months()[0]).toMatch(/پرداختی/))
  const moved = await call(listTransactions, { query: {} })
  const paidIn = moved.results.filter(({ type, status }) => type === 'INCREASE' && status === 'SUCCESS')
  expect(moved.months?.reduce((all, { paid_in }) => all + paid_in, 0)).toBe(
    paidIn.reduce((all, { amount }) => all + amount, 0),
  )
})

test('U18 INV-060 D-134 a chip shows one kind of transactions, and the address keeps it for the way back', async () => {
  const { navigation } = await renderInvest({ path: '/fund-transactions?tab=a' })
  const rows = () =>
    screen.getAllByRole('list', { name: /^تراکنش‌ها/ }).flatMap((list) => within(list).getAllByRole('listitem'))
  await waitFor(() => expect(rows().length).toBeGreaterThan(5))
  await userEvent.click(screen.getByRole('radio', { name: 'فروش' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(navigation.place().search).toBe('?tab=a&kind=SALE')
  await userEvent.click(within(rows()[0] ?? document.body).getByRole('link'))
  await screen.findByRole('heading', { name: 'روند سفارش' })
  navigation.back()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.getByRole('radio', { name: 'فروش' })).toBeChecked()
})

test('U18 INV-060 where there is nothing of a kind the list says so, and one press shows all kinds', async () => {
  const person = await newPerson('empty')
  const { navigation } = await renderInvest({ path: '/fund-transactions?kind=PURCHASE', person })
  expect(await screen.findByRole('heading', { name: 'تراکنشی با این انتخاب نیست' })).toBeVisible()
  await createPastOrders(person, 2)
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ تراکنش‌ها' }))
  expect(navigation.place().search).toBe('')
  expect(await screen.findAllByRole('list', { name: /^تراکنش‌ها/ })).not.toHaveLength(0)
})
