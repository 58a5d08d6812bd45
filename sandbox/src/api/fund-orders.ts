import { cancelOrder, getOrder, listOrders, sellUnits } from '@sarv/shared/contract/fund-orders'
import type { Sql } from '../db/sql'
import { cancel } from '../ledger/cancel'
import { ordersWhere } from '../ledger/order-view'
import { orderSale } from '../ledger/sale'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { wholeNumber } from './ids'
import { PAGE_SIZE, pageOf } from './paging'
import { notFound } from './refuse'
import { requireInvestor, requireKey } from './requirements'
import { serve } from './serve'

async function orderOf(db: Sql, sub: string, id: number) {
  const [order] = await ordersWhere(db, 'o.id = $1 and o.sub = $2', [id, sub])
  if (order === undefined) throw notFound()
  return order
}

export function fundOrdersArea(api: Api): void {
  serve(api, listOrders, async ({ db, clock, person, query }) => {
    await catchUp(db, clock, person.sub)
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
    const results = await ordersWhere(db, where, params, `limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`)
    return pageOf(results, page, row?.count ?? 0)
  })

  serve(api, getOrder, async ({ db, clock, person, params }) => {
    await catchUp(db, clock, person.sub)
    return orderOf(db, person.sub, wholeNumber(params.id))
  })

  serve(api, sellUnits, async ({ db, clock, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await catchUp(db, clock, person.sub)
    return orderOf(db, person.sub, await orderSale(db, clock, { sub: person.sub, sale: body }))
  })

  serve(api, cancelOrder, async ({ db, clock, person, params }) => {
    const id = wholeNumber(params.id)
    await orderOf(db, person.sub, id)
    await cancel(db, clock, id)
    return orderOf(db, person.sub, id)
  })
}
