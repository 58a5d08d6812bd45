import { cancelOrder, getOrder, listOrders, sellUnits } from '@sarv/shared/contract/fund-orders'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { cancelFundOrder } from '../../ledger/cancel'
import { notifyOfSale } from '../../ledger/notify-of-sale'
import { readOrders } from '../../ledger/order-view'
import { orderSale } from '../../ledger/sale'
import { tehranDay } from '../../time/tehran'
import { type DayTotal, spanMonths, sumMonths } from '../lists/month-totals'
import { pageSize, toPage } from '../lists/paging'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

async function findOrder(db: Sql, sub: string, id: number) {
  const [order] = await readOrders(db, 'o.id = $1 and o.sub = $2', [id, sub])
  if (order === undefined) throw notFound()
  return order
}

/** The totals of the months that these orders stand in: what was paid and what is sold, settled or on its way. */
async function totalMonths(
  db: Sql,
  where: string,
  params: readonly unknown[],
  orders: readonly { readonly created_at: unknown }[],
) {
  const span = spanMonths(orders.map(({ created_at }) => tehranDay(new Date(String(created_at)))))
  if (span === undefined) return []
  const day = "(o.created_at at time zone 'Asia/Tehran')::date"
  const days = await db.query<DayTotal>(
    `select ${day} as day, coalesce(sum(amount) filter (where side = 'BUY'), 0)::bigint as paid_in,
       coalesce(sum(amount) filter (where side = 'SELL'), 0)::bigint as paid_out
     from fund_order o where ${where} and o.status in ('PENDING', 'DONE')
       and ${day} >= $${params.length + 1}::date and ${day} < $${params.length + 2}::date
     group by 1`,
    [...params, span.from, span.before],
  )
  return sumMonths(days)
}

export function fundOrderRoutes(api: Api): void {
  serve(api, listOrders, async ({ db, person, query }) => {
    await runDueJobs(db, api, person.sub)
    const where = `o.sub = $1 and ($2::text is null or o.ds_code = $2) and ($3::text is null or o.recom_tracking_code = $3)
      and ($4::text[] is null or o.status = any($4)) and ($5::text is null or o.side = $5)`
    const params = [
      person.sub,
      query.dscode || null,
      query.recom_tracking_code || null,
      query.status ? query.status.split(',') : null,
      query.side || null,
    ]
    const [row] = await db.query<{ count: number }>(`select count(*) as count from fund_order o where ${where}`, params)
    const page = query.page ?? 1
    const results = await readOrders(db, where, params, `limit ${pageSize} offset ${(page - 1) * pageSize}`)
    return { ...toPage(results, page, row?.count ?? 0), months: await totalMonths(db, where, params, results) }
  })

  serve(api, getOrder, async ({ db, person, params }) => {
    await runDueJobs(db, api, person.sub)
    return findOrder(db, person.sub, parseId(params.id))
  })

  serve(api, sellUnits, async ({ db, clock, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const id = await orderSale(db, clock, { sub: person.sub, sale: body })
    await notifyOfSale(db, clock, id)
    return findOrder(db, person.sub, id)
  })

  serve(api, cancelOrder, async ({ db, person, params }) => {
    const id = parseId(params.id)
    await findOrder(db, person.sub, id)
    await cancelFundOrder(db, api, id)
    return findOrder(db, person.sub, id)
  })
}
