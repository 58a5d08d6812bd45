import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import type { Localizable, WithLocalTexts } from '../../local-text/local-text'

type Stored = WithLocalTexts<Omit<Payment, 'payment_methods'>, 'title' | 'description'> & {
  reference: string | null
  psp: string | null
}

interface Wanted {
  readonly sub: string
  readonly uuid: string
  readonly kind: 'FUND' | 'CHARGE' | 'REISSUE' | 'RECOMMENDATION'
}

/** A payment of the person with the ways to pay it, for the payment screen. */
export async function findPayment(api: Api, db: Sql, { sub, uuid, kind }: Wanted): Promise<Localizable<Payment>> {
  const [row] = await db.query<Stored>(
    `select p.uuid, p.amount as payment_amount, p.title, p.description, p.order_id, p.status, p.psp,
       coalesce(o.fee, 0) as fee_amount, p.amount - p.amount % u.price as net_amount, o.settles_on,
       case when p.status = 'WAITING' then p.gateway_reference end as reference,
       trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name
     from payment p join person n on n.sub = p.sub left join fund_order o on o.id = p.order_id
       left join lateral (
         select price from price where instrument = 'fund:' || o.ds_code order by day desc limit 1
       ) u on true
     where p.uuid = $1 and p.sub = $2 and p.kind = $3`,
    [uuid, sub, kind],
  )
  if (row === undefined) throw notFound()
  const { reference, psp, ...payment } = row
  return {
    ...payment,
    payment_methods: api.gateway.paymentMethods(reference),
    psp_name: psp === null ? null : (api.gateway.pspName(psp) ?? null),
  }
}
