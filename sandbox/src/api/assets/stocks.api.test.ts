import { expect, test } from '@jest/globals'
import type { UserAssets } from '@sarv/shared/contract/assets'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { Stock } from '@sarv/shared/contract/stocks'
import { signInClient } from '../../testing/api-client'

const stockPath = '/fund/api/v1/stocks/'

test('SBX-104 a stock says what it is worth, its share as in the assets, its prices and its portfolio', async () => {
  const caller = await signInClient({ kind: 'investor' })
  const { status, body } = await caller.get<Stock>(`${stockPath}folad-alborz/`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ stock_id: 'folad-alborz', stock_name: 'فولاد البرزکوه', symbol: 'فالبرز' })
  expect(body.value).toBe(body.quantity * (body.price?.final_price ?? 0))

  const assets = await caller.get<UserAssets>('/fund/api/v1/user_asset/')
  const listed = assets.body.groups.find(({ type }) => type === 'STOCK')?.assets[0]
  const { value: asset_value, asset_percentage, gain, gain_percentage } = body
  expect(listed?.user_asset_info).toEqual({ asset_value, asset_percentage, gain, gain_percentage })

  expect(body.prices.length).toBeGreaterThan(50)
  expect(body.prices.at(-1)).toEqual(body.price)
  const days = body.prices.map(({ date }) => date)
  expect(days).toEqual(days.toSorted())

  const portfolios = await caller.get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')
  const owner = portfolios.body.find(({ plan_id }) => plan_id === 1)
  expect(body.portfolio).toEqual({ prx: owner?.prx, plan_name: owner?.plan_name })
})

test.each(['daro-sabalan', 'no-such-stock', '__proto__', "' or 1=1 --", '%00'])(
  'SBX-104 SBX-006 the stock %s, which the person does not hold, is not there',
  async (id) => {
    const caller = await signInClient({ kind: 'investor' })
    expect((await caller.get(`${stockPath}${id === '%00' ? id : encodeURIComponent(id)}/`)).status).toBe(404)
  },
)

test('SBX-104 SBX-006 a stock is there for its holder only', async () => {
  const stranger = await signInClient({ kind: 'empty' })
  expect((await stranger.get(`${stockPath}folad-alborz/`)).status).toBe(404)
})
