import { getPendingOrdersCount, getUserAssets } from '@sarv/shared/contract/assets'
import { growth } from '../ledger/arithmetic'
import { catchUp } from '../ledger/time-passes'
import { type Held, wealthOf } from '../ledger/wealth'
import type { Api } from '../world'
import { ratedAssets } from './rated-assets'
import { serve } from './serve'

const GROUPS = ['FUND', 'PMA', 'STOCK'] as const
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
/** Shares are whole hundredths; adding them as such keeps 100 exactly 100. */
const totalShare = (shares: readonly number[]) => Math.round(total(shares.map((share) => share * 100))) / 100

function groupsOf(held: readonly Held[]) {
  const rated = ratedAssets(held)
  return GROUPS.map((type) => {
    const own = rated.filter((one) => one.group === type)
    return {
      type,
      total_value: total(own.map((one) => one.value)),
      total_percentage: totalShare(own.map((one) => one.share)),
      assets: own.map(({ names, value, share }) => ({
        ...names,
        user_asset_info: { asset_value: value, asset_percentage: share },
      })),
    }
  })
}

export function assetsArea(api: Api): void {
  serve(api, getUserAssets, async ({ db, clock, person }) => {
    await catchUp(db, clock, person.sub)
    const held = await wealthOf(db, clock, person.sub)
    const value = total(held.map((one) => one.value))
    const before = total(held.map((one) => one.before))
    return {
      total_value: value,
      month_change: value - before,
      month_change_percentage: before === 0 ? 0 : growth(before, value),
      updated_at: clock.now().toISOString(),
      groups: groupsOf(held),
    }
  })

  serve(api, getPendingOrdersCount, async ({ db, clock, person }) => {
    await catchUp(db, clock, person.sub)
    const [row] = await db.query<{ count: number; next_settlement: string | null }>(
      `select count(*) as count, min(settles_on) as next_settlement from fund_order
       where sub = $1 and status in ('WAITING', 'PENDING', 'PARTIALLY_FILLED')`,
      [person.sub],
    )
    return { count: row?.count ?? 0, next_settlement: row?.next_settlement ?? null }
  })
}
