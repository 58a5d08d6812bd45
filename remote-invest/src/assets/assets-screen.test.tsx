import { expect, test } from '@jest/globals'
import { getUserAssets } from '@sarv/shared/contract/assets'
import { formatterFor } from '@sarv/shared/format/format'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

test('INV-009 INV-010 INV-011 the table of assets is filtered by group and opens an asset on a tap', async () => {
  const { navigation } = await renderInvest({ path: '/assets' })
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

test('INV-009 INV-010 D-119 the total, and the value, share and gain of each asset, are the server’s', async () => {
  await renderInvest({ path: '/assets' })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  const { total_value, groups } = await call(getUserAssets)
  const { number, percent } = formatterFor('fa')
  const all = groups
    .flatMap(({ type, assets }) => assets.map((asset) => ({ type, ...asset, ...asset.user_asset_info })))
    .toSorted((one, other) => other.asset_value - one.asset_value)
  const kinds: Record<string, string> = { PMA: 'سبد اختصاصی', STOCK: 'سهم' }
  expect(within(table).getAllByRole('row').slice(1).map(readTexts)).toEqual(
    all.map(({ type, asset_value, asset_percentage, ...asset }) => [
      asset.fund_name ?? asset.plan_name ?? asset.stock_name,
      kinds[type] ?? `صندوق ${Reflect.get(fa.fundType, asset.fund_type ?? '')}`,
      (asset.gain ?? 0) < 0 ? 'زیان' : 'سود',
      number(asset.gain ?? 0, { sign: 'always' }),
      percent(asset.gain_percentage ?? 0, { sign: 'always' }),
      number(asset_value),
      percent(asset_percentage),
    ]),
  )
  const ring = screen.getByRole('region', { name: 'ارزش کل دارایی' })
  const [greatest] = all
  expect(within(ring).getByText(number(total_value))).toBeVisible()
  // The hole of the ring names the greatest until another is chosen.
  expect(within(ring).getByText(number(greatest?.asset_value ?? 0))).toBeVisible()
  expect(within(ring).getByText(percent(greatest?.asset_percentage ?? 0))).toBeVisible()
  expect(ring.querySelectorAll('path[fill^="var(--c"]')).toHaveLength(all.length)
})

/** So many stocks, the first worth most. */
const holdings = (count: number) => {
  const assets = Array.from({ length: count }, (_, index) => ({
    stock_id: `S${index + 1}`,
    stock_name: `سهم ${index + 1}`,
    user_asset_info: { asset_value: 1_000 - index, asset_percentage: 100 / count },
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

test('INV-009 INV-011 from the ninth asset on they are one slice, which opens into its assets', async () => {
  const person = await newPerson()
  await forceResponse(person, '/fund/api/v1/user_asset/', { status: 200, body: holdings(11) })
  await renderInvest({ path: '/assets', person })
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
  // No person holds it in the sandbox: its page would redirect at once.
  expect(screen.getByRole('link', { name: 'دیدن سهم 1' })).toHaveAttribute('href', '/stocks/S1')
})

test('INV-009 INV-010 each of 200 assets can be reached and opened', async () => {
  const person = await newPerson()
  await forceResponse(person, '/fund/api/v1/user_asset/', { status: 200, body: holdings(200) })
  await renderInvest({ path: '/assets', person })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  await userEvent.click(within(table).getByRole('button', { name: 'سایر' }))
  await userEvent.click(screen.getByRole('button', { name: 'دیدن ۱۹۲ دارایی دیگر' }))
  expect(within(table).getAllByRole('rowheader')).toHaveLength(192)
  await userEvent.click(within(table).getByRole('button', { name: 'سهم 200' }))
  // No person holds it in the sandbox: its page would redirect at once.
  expect(screen.getByRole('link', { name: 'دیدن سهم 200' })).toHaveAttribute('href', '/stocks/S200')
})

test('INV-003 amounts hidden on the home page are hidden here too, shares stay', async () => {
  await renderInvest({ path: '/assets', kept: { general: { visibleHomeBalance: false } } })
  const table = await screen.findByRole('table', { name: 'فهرست دارایی‌ها' })
  expect(table).not.toHaveTextContent(/۴۰۹٬/)
  expect(table).toHaveTextContent(/۳۱٫۸۷٪/)
})

test('INV-012 a person without assets is shown the way to the funds', async () => {
  await renderInvest({ path: '/assets', person: await newPerson('empty') })
  expect(await screen.findByRole('heading', { name: 'هنوز دارایی ندارید' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'دیدن صندوق‌ها' })).toHaveAttribute('href', '/funds')
})

test('INV-011 D-42 a portfolio and a stock open on a tap', async () => {
  const { navigation } = await renderInvest({ path: '/assets' })
  const table = within(await screen.findByRole('table', { name: 'فهرست دارایی‌ها' }))
  await userEvent.click(table.getByRole('button', { name: 'فولاد البرزکوه' }))
  expect(screen.getByRole('link', { name: 'دیدن فولاد البرزکوه' })).toHaveAttribute('href', '/stocks/folad-alborz')
  await userEvent.click(table.getByRole('button', { name: 'سبد رشد پویا' }))
  await userEvent.click(screen.getByRole('link', { name: 'دیدن سبد رشد پویا' }))
  expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d+$/)
})
