import { getPendingOrdersCount, getUserAssets, getWorthHistory } from '@sarv/shared/contract/assets'
import type { Api } from '../../context/app-context'
import { runDueJobs } from '../../jobs/runner'
import { calculateGain } from '../../ledger/gain'
import type { Held } from '../../ledger/position'
import { readWorthHistory } from '../../ledger/read-worth-history'
import { readWealth, summarizeWealth } from '../../ledger/wealth'
import { chartSpan } from '../../market/chart-span'
import { extendPrices } from '../../market/prices'
import { tehranDay } from '../../time/tehran'
import { serve } from '../pipeline/serve'
import { rankAssets } from './rank-assets'

const groupTypes = ['FUND', 'PMA', 'STOCK'] as const
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
/** Sums percentages: they are whole hundredths; adding them as such keeps 100 exactly 100. */
const totalShare = (shares: readonly number[]) => Math.round(total(shares.map((share) => share * 100))) / 100

function groupAssets(held: readonly Held[]) {
  const rated = rankAssets(held)
  return groupTypes.map((type) => {
    const own = rated.filter((one) => one.group === type)
    return {
      type,
      total_value: total(own.map((one) => one.value)),
      total_percentage: totalShare(own.map((one) => one.share)),
      ...calculateGain(own),
      assets: own.map(({ names, share, ...one }) => ({
        ...names,
        user_asset_info: { asset_value: one.value, asset_percentage: share, ...calculateGain([one]) },
      })),
    }
  })
}

export function assetRoutes(api: Api): void {
  serve(api, getUserAssets, async ({ db, clock, person }) => {
    await runDueJobs(db, api, person.sub)
    const held = await readWealth(db, clock, person.sub)
    return {
      ...summarizeWealth(held),
      updated_at: clock.now().toISOString(),
      groups: groupAssets(held),
    }
  })

  serve(api, getWorthHistory, async ({ db, clock, person, query }) => {
    await runDueJobs(db, api, person.sub)
    await extendPrices(db, clock)
    const span = { today: tehranDay(clock.now()), ...chartSpan(query) }
    return { items: await readWorthHistory(db, person.sub, span) }
  })

  serve(api, getPendingOrdersCount, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    const [row] = await db.query<{ count: number; next_settlement: string | null }>(
      `select count(*) as count, min(settles_on) as next_settlement from fund_order
       where sub = $1 and status in ('PENDING', 'PARTIALLY_FILLED')`,
      [person.sub],
    )
    return { count: row?.count ?? 0, next_settlement: row?.next_settlement ?? null }
  })
}
