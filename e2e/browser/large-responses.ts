import type { Page, Route } from '@playwright/test'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Fund } from '@sarv/shared/contract/funds'
import type { TestPlatform } from '../platform/worker-platform'

/** Stubs the fund list with so many rows: its own again and again, each with a code and a priority of its own. */
export async function respondWithFunds(page: Page, platform: TestPlatform, count: number): Promise<void> {
  await page.route(`${platform.sandbox.api}/fund/api/v1/info/funds/`, async (route) => {
    const real: Fund[] = await (await route.fetch()).json()
    const funds = Array.from({ length: count }, (_, index) => {
      const fund = real[index % real.length]
      const round = Math.floor(index / real.length)
      return {
        ...fund,
        priority: index + 1,
        ...(round > 0 && { ds_code: `${70_000 + index}`, fund_name: `${fund?.fund_name} ${round}` }),
      }
    })
    await answer(route, platform, funds)
  })
}

/** Stubs the order list with so many rows, three a day and a thousand a page, and each of its orders. */
export async function respondWithOrders(page: Page, platform: TestPlatform, count: number): Promise<void> {
  const pageSize = 1_000
  const orders = Array.from({ length: count }, (_, index) => orderOf(count - index, Date.now() - index * 28_800_000))
  await page.route(
    ({ origin, pathname }) => origin === platform.sandbox.api && pathname.startsWith('/fund/api/v1/orders/'),
    (route) => {
      const { pathname, searchParams } = new URL(route.request().url())
      const id = Number(pathname.match(/\/(\d+)\/$/)?.[1])
      if (id) return answer(route, platform, orders[count - id])
      const number = Number(searchParams.get('page'))
      const results = orders.slice((number - 1) * pageSize, number * pageSize)
      return answer(route, platform, { count, page: number, page_count: Math.ceil(count / pageSize), results })
    },
  )
}

function orderOf(id: number, at: number): Order {
  return {
    id,
    ds_code: '11307',
    fund_name: 'چکاد بلند',
    fund_type: 'JointStock',
    side: 'BUY',
    type: 'AMOUNT',
    amount: 50_000_000,
    units: 1_245,
    price: 40_144,
    fee: 0,
    remainder: 0,
    status: 'DONE',
    created_at: new Date(at).toISOString(),
    settles_on: null,
    is_cancellable: false,
    tracking_code: String(100_000 + id),
    recom_tracking_code: null,
    iban: null,
    payment_uuid: null,
    timeline: [],
  }
}

/** From now on the whole life of a fund is so many days of prices, the newest one today. */
export async function respondWithPrices(page: Page, platform: TestPlatform, count: number): Promise<void> {
  const today = Math.floor(Date.now() / 86_400_000)
  const items = Array.from({ length: count }, (_, index) => ({
    date: new Date((today - count + 1 + index) * 86_400_000).toISOString().slice(0, 10),
    final_price: Math.round(30_000 + index / 5 + 6_000 * Math.sin(index / 90) + 900 * Math.sin(index * 1.7)),
  }))
  await page.route(
    (url) => url.pathname.includes('/info/chart/') && url.searchParams.get('time_interval') === 'all',
    (route) => answer(route, platform, { items }),
  )
}

function answer(route: Route, platform: TestPlatform, json: unknown): Promise<void> {
  return route.fulfill({ json, headers: { 'Access-Control-Allow-Origin': platform.origin } })
}
