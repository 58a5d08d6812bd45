import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openInvest, somebody } from '../open-invest'

test('INV-054 orders are listed newest first with fund, side, amount and status', async () => {
  await openInvest({ path: '/fund-orders' })
  const rows = within(await screen.findByRole('list', { name: 'سفارش‌ها' })).getAllByRole('link')
  const days = rows.map((row) => row.textContent?.match(/[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}/)?.[0] ?? '')
  expect(days).toEqual([...days].sort().reverse())
  expect(rows.at(-1)).toHaveTextContent(/خرید .*انجام شده/)
})

test('INV-054 somebody without orders is shown the way to the funds', async () => {
  await openInvest({ path: '/fund-orders', person: await somebody('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('INV-055 dscode narrows the list to one fund, and one press widens it again', async () => {
  await openInvest({ path: '/fund-orders?dscode=11307' })
  const list = await screen.findByRole('list', { name: 'سفارش‌ها' })
  for (const row of within(list).getAllByRole('link')) expect(row).toHaveTextContent(/چکاد بلند/)
  await userEvent.click(screen.getByRole('link', { name: 'همهٔ سفارش‌ها' }))
  expect(await screen.findByRole('link', { name: /نیلوفر کبود .*انجام شده/ })).toBeInTheDocument()
})

test('INV-057 INV-058 an open purchase can be cancelled and says when the money comes back', async () => {
  const { toasts } = await openInvest({ path: '/fund-orders' })
  await userEvent.click(await screen.findByRole('link', { name: /خرید میانه‌رود/ }))
  expect(await screen.findByRole('heading', { name: 'روند سفارش' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'لغو سفارش' }))
  await userEvent.click(await screen.findByRole('button', { name: 'بله، لغو شود' }))
  await waitFor(() => expect(toasts).toEqual(['سفارش لغو شد']))
  expect(await screen.findByText(/حداکثر تا ۴۸ ساعت/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'لغو سفارش' })).not.toBeInTheDocument()
})

test.each(['999999999', 'abc', '-1', '1.5'])(
  'INV-059 the unknown order %s leads to the page that says so',
  async (id) => {
    const { navigation } = await openInvest({ path: `/fund-order/${id}`, person: await somebody('empty') })
    await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  },
)
