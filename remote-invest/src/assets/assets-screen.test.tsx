import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { force, openInvest, somebody } from '../open-invest'

test('INV-009 INV-010 INV-011 assets stand in a table with amount and share, narrowed by group, and open on a tap', async () => {
  const { navigation } = await openInvest({ path: '/assets' })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(6)
  expect(within(table).getByRole('row', { name: /نیلوفر کبود/ })).toHaveTextContent(/۳۱٫۸۷٪/)
  await userEvent.click(screen.getByRole('radio', { name: 'سبد' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: 'صندوق' }))
  await userEvent.click(within(table).getByRole('button', { name: 'چکاد بلند' }))
  await userEvent.click(screen.getByRole('link', { name: 'دیدن چکاد بلند' }))
  expect(navigation.place().pathname).toBe('/funds/11307')
})

/** So many stocks, the first worth most. */
const holdings = (count: number) => {
  const assets = Array.from({ length: count }, (_, place) => ({
    stock_id: `S${place + 1}`,
    stock_name: `سهم ${place + 1}`,
    user_asset_info: { asset_value: 1_000 - place, asset_percentage: 100 / count },
  }))
  const stocks = { type: 'STOCK', total_value: 1_000, total_percentage: 100, assets }
  return {
    total_value: 1_000,
    month_change: 0,
    month_change_percentage: 0,
    updated_at: '2026-11-21T09:00:00Z',
    groups: [stocks],
  }
}

test('INV-009 INV-011 from the ninth asset on they are one slice, which opens into the assets that it stands for', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v1/user_asset/', { status: 200, body: holdings(11) })
  await openInvest({ path: '/assets', person })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  const names = () =>
    within(table)
      .getAllByRole('rowheader')
      .map((row) => row.querySelector('button')?.textContent)
  expect(names()).toHaveLength(9)
  expect(names().at(-1)).toBe('سایر')
  await userEvent.click(within(table).getByRole('button', { name: 'سایر' }))
  await userEvent.click(screen.getByRole('button', { name: 'دیدن ۳ دارایی دیگر' }))
  expect(names()).toEqual(['سهم 9', 'سهم 10', 'سهم 11'])
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به همهٔ دارایی‌ها' }))
  expect(names()).toHaveLength(9)
  // Nobody holds it in truth: its page would lead on at once.
  expect(screen.getByRole('link', { name: 'دیدن سهم 1' })).toHaveAttribute('href', '/stocks/S1')
})

test('INV-009 INV-010 of 200 assets each is one tap behind the greatest, named in the ring and opened from there', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v1/user_asset/', { status: 200, body: holdings(200) })
  await openInvest({ path: '/assets', person })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  await userEvent.click(within(table).getByRole('button', { name: 'سایر' }))
  await userEvent.click(screen.getByRole('button', { name: 'دیدن ۱۹۲ دارایی دیگر' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(192)
  await userEvent.click(within(table).getByRole('button', { name: 'سهم 200' }))
  // Nobody holds it in truth: its page would lead on at once.
  expect(screen.getByRole('link', { name: 'دیدن سهم 200' })).toHaveAttribute('href', '/stocks/S200')
})

test('INV-076 INV-009 assets that cannot be loaded say so, and a retry brings them', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v1/user_asset/', { status: 500, times: 2 })
  await openInvest({ path: '/assets', person })
  const failed = await screen.findByRole('alert', undefined, { timeout: 5_000 })
  await userEvent.click(within(failed).getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })).toBeInTheDocument()
})

test('INV-003 amounts hidden on the home page are hidden here too, shares stay', async () => {
  await openInvest({ path: '/assets', kept: { general: { visibleHomeBalance: false } } })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  expect(table).not.toHaveTextContent(/۴۰۹٬/)
  expect(table).toHaveTextContent(/۳۱٫۸۷٪/)
})

test('INV-012 somebody without assets is shown the way to the funds', async () => {
  await openInvest({ path: '/assets', person: await somebody('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز دارایی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('INV-011 D-42 a portfolio and a stock open on a tap once their page is answered', async () => {
  const { navigation } = await openInvest({ path: '/assets' })
  const table = within(await screen.findByRole('table', { name: 'فهرست دارایی‌ها' }))
  await userEvent.click(table.getByRole('button', { name: 'فولاد البرزکوه' }))
  expect(screen.getByRole('link', { name: 'دیدن فولاد البرزکوه' })).toHaveAttribute('href', '/stocks/folad-alborz')
  await userEvent.click(table.getByRole('button', { name: 'سبد رشد پویا' }))
  const portfolio = screen.queryByRole('link', { name: 'دیدن سبد رشد پویا' })
  expect(portfolio !== null).toBe(navigation.exists('/user-pma/PRX-1'))
})
