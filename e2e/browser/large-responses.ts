import type { Page, Route } from '@playwright/test'
import type { Fund } from '@sarv/shared/contract/funds'
import type { TestPlatform } from '../platform/worker-platform'

/** Stubs the fund list with so many rows: its own again and again, each with a code and a place of its own. */
export async function respondWithFunds(page: Page, platform: TestPlatform, count: number): Promise<void> {
  await page.route(`${platform.sandbox.api}/fund/api/v1/info/funds/`, async (route) => {
    const real: Fund[] = await (await route.fetch()).json()
    const funds = Array.from({ length: count }, (_, place) => {
      const fund = real[place % real.length]
      const round = Math.floor(place / real.length)
      return {
        ...fund,
        priority: place + 1,
        ...(round > 0 && { ds_code: `${70_000 + place}`, fund_name: `${fund?.fund_name} ${round}` }),
      }
    })
    await answer(route, platform, funds)
  })
}

/** From now on the whole life of a fund is so many days of prices, the newest one today. */
export async function respondWithPrices(page: Page, platform: TestPlatform, count: number): Promise<void> {
  const today = Math.floor(Date.now() / 86_400_000)
  const items = Array.from({ length: count }, (_, place) => ({
    date: new Date((today - count + 1 + place) * 86_400_000).toISOString().slice(0, 10),
    final_price: Math.round(30_000 + place / 5 + 6_000 * Math.sin(place / 90) + 900 * Math.sin(place * 1.7)),
  }))
  await page.route(
    (url) => url.pathname.includes('/info/chart/') && url.searchParams.get('time_interval') === 'all',
    (route) => answer(route, platform, { items }),
  )
}

function answer(route: Route, platform: TestPlatform, json: unknown): Promise<void> {
  return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': platform.origin } })
}
