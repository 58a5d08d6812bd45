import type { Sql } from '../db/sql'
import { calculateShares } from '../market/arithmetic'
import type { Clock } from '../time/clock'

const recommendedParts = [
  { ds_code: '11602', product_name: 'نیلوفر کبود', value: 40_000_000 },
  { ds_code: '11307', product_name: 'چکاد بلند', value: 35_000_000 },
  { ds_code: '11541', product_name: 'زرناب هامون', value: 25_000_000 },
]

/** One recommendation of the past; an invested one is tied to the person's newest order. */
export async function addRecommendation(
  sql: Sql,
  clock: Clock,
  sub: string,
  status: 'invested' | 'WAITING_FOR_PAYMENT',
): Promise<void> {
  const shares = calculateShares(recommendedParts.map((part) => part.value))
  const items = recommendedParts.map((part, index) => ({ ...part, color: null, share_percentage: shares[index] }))
  const isInvested = status === 'invested'
  const [order] = await sql.query<{ id: number }>(
    `insert into recommendation_order (sub, status, portfolio_id, type, title, items, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      sub,
      status,
      isInvested ? 11 : 21,
      isInvested ? 'FREE' : 'VIP',
      isInvested ? 'پیشنهاد متعادل' : 'پیشنهاد ویژهٔ رشد',
      JSON.stringify(items),
      clock.now(),
    ],
  )
  if (!isInvested) return
  const code = `RC-${order?.id}`
  await sql.query('update recommendation_order set recom_tracking_code = $2 where id = $1', [order?.id, code])
  await sql.query(
    `update fund_order set recom_tracking_code = $2 where id = (select max(id) from fund_order where sub = $1 and side = 'BUY')`,
    [sub, code],
  )
}
