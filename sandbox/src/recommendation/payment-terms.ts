import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import type { Sql } from '../db/sql'
import type { Localizable } from '../local-text/local-text'
import type { Offer } from './offer'
import { readFundNames, toItems } from './offer-view'

/**
 * What an investment in an offer buys, and when the last of its funds settles: each part buys whole units at today's price, as
 * `bookInvestment` orders them. (HST-073, U10)
 */
export async function investmentTerms(
  sql: Sql,
  now: Date,
  offer: Offer,
): Promise<Localizable<Pick<RecommendationPayment, 'net_amount' | 'settles_on' | 'order_items'>>> {
  const order_items = toItems(offer, await readFundNames(sql))
  const funds = await sql.query<{ ds_code: string; cut_off: string; price: number }>(
    `select f.ds_code, f.cut_off, p.price from fund f cross join lateral
       (select price from price where instrument = 'fund:' || f.ds_code order by day desc limit 1) p
     where f.ds_code = any($1)`,
    [offer.shares.map(({ ds_code }) => ds_code)],
  )
  const priceOf = new Map(funds.map(({ ds_code, price }) => [ds_code, price]))
  const rest = offer.shares.reduce(
    (sum, { ds_code }, at) => sum + ((order_items[at]?.value ?? 0) % (priceOf.get(ds_code) ?? 1)),
    0,
  )
  return {
    order_items,
    net_amount: offer.amount - rest,
    settles_on:
      funds
        .map(({ cut_off }) => settlementDay(now, cut_off))
        .sort()
        .at(-1) ?? null,
  }
}
