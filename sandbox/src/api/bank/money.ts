import { type BankOrder, chargeAccount, fastInvest, listBankOrders } from '@sarv/shared/contract/bank-money'
import { type BankPaymentFacts, findBankPaymentByTrace } from '@sarv/shared/contract/bank-onboarding'
import { cardFund, minimumTransfer } from '@sarv/shared/rules/constants'
import { cardLedger } from '../../bank/card'
import { lockActiveAccount } from '../../bank/usable-card'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalidField, notFound } from '../../errors/domain-error'
import { runDueJobs } from '../../jobs/runner'
import { maxAmount } from '../../ledger/ceiling'
import { createPayment } from '../../ledger/create-payment'
import { orderPurchase } from '../../ledger/purchase'
import { readBalance } from '../../ledger/transfer'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { type Decided, decidedColumns, withDecision } from '../payments/decided-payment'
import { findPayment } from '../payments/find-payment'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

/** The page of the shell to which the gateway sends back the person who charged the account (SBX-010). */
/** Where the gateway sends people back to (SBX-010); it names the payment, since one that failed has no trace number. */
const resultPath = (uuid: string) => `/bank/card-result?payment=${uuid}`

const orderTitles = {
  CARD: { fa: 'درخواست کارت', en: 'Card request' },
  REISSUE: { fa: 'صدور مجدد کارت', en: 'Card reissue' },
  FAST_INVEST: { fa: 'سرمایه‌گذاری سریع', en: 'Quick investment' },
} satisfies Readonly<Record<string, LocalText>>

/** Card requests with their onboarding, and purchases of the card's fund, newest first. */
const ordersSql = `
  select 'card-' || a.id as id, 'CARD' as kind, 
    case when o.state->>'verdict' = 'refused' then 'REJECTED' else coalesce(a.onb_status, 'ACTIVE') end as status,
    null::bigint as amount, coalesce(o.created_at, a.opened_at, p.created_at) as created_at, o.uuid as onb_uuid,
    null::bigint as order_id
  from card_account a join person p on p.sub = a.sub left join lateral (
    select uuid, created_at, state from onboarding where sub = a.sub and type = 'BANK' order by created_at desc limit 1
  ) o on true
  where a.sub = $1 and (a.onb_status is not null or o.uuid is not null)
  union all
  select 'reissue-' || uuid, 'REISSUE',
    case when state->>'verdict' = 'refused' then 'REJECTED' when closed_at is not null then 'DONE'
      when jsonb_path_exists(state, '$.marks.* ? (@ == "refused")') then 'FAILED' else 'ACTIVE' end, null,
    created_at, uuid, null
  from onboarding where sub = $1 and type = 'REISSUE_CARD'
  union all
  select 'fund-' || id, 'FAST_INVEST', status, amount, created_at, null, id
  from fund_order where sub = $1 and ds_code = $2 and side = 'BUY'
  order by created_at desc`

interface OrderRow extends Omit<BankOrder, 'kind' | 'title' | 'created_at'> {
  readonly kind: keyof typeof orderTitles
  readonly created_at: Date
}

/** Money into the account and into the card's fund. (SBX-112) */
export function bankMoneyRoutes(api: Api): void {
  async function requireRoom(db: Sql, accountId: number, amount: number): Promise<void> {
    if (amount < minimumTransfer)
      throw invalidField({
        fa: 'حداقل مبلغ افزایش موجودی ۱٬۰۰۰ تومان است.',
        en: 'The smallest amount to add is 1,000 toman.',
      })
    const balance = await readBalance(db, cardLedger(accountId))
    if (balance + amount > maxAmount)
      throw invalidField({ fa: 'مبلغ بیش از اندازهٔ مجاز است.', en: 'The amount is larger than allowed.' })
  }

  serve(api, chargeAccount, async ({ db, host, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const card = await lockActiveAccount(db, person.sub, body.account_id)
    await requireRoom(db, card.account_id, body.amount)
    const uuid = await createPayment(db, api, {
      sub: person.sub,
      kind: 'CHARGE',
      orderId: null,
      amount: body.amount,
      title: { fa: 'افزایش موجودی حساب', en: 'Money into the account' },
      description: {
        fa: 'مبلغ پس از پرداخت به حساب کارت شما می‌نشیند.',
        en: 'The amount is in the account of your card once it is paid.',
      },
      callbackUrl: (payment) => host + resultPath(payment),
    })
    return findPayment(api, db, { sub: person.sub, uuid, kind: 'CHARGE' })
  })

  serve(api, fastInvest, async ({ db, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    const purchase = { ...body, ds_code: cardFund, type: 'BUY' as const }
    const uuid = await orderPurchase(db, api, { sub: person.sub, purchase, hosts: api.settings.hosts })
    return findPayment(api, db, { sub: person.sub, uuid, kind: 'FUND' })
  })

  serve(api, listBankOrders, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    const rows = await db.query<OrderRow>(ordersSql, [person.sub, cardFund])
    return {
      orders: rows.map((row) => ({ ...row, title: orderTitles[row.kind], created_at: row.created_at.toISOString() })),
    }
  })

  serve(api, findBankPaymentByTrace, async ({ db, person, params }): Promise<Localizable<BankPaymentFacts>> => {
    // A payment is known by its trace number once it is taken over.
    await runDueJobs(db, api, person.sub)
    const [facts] = await db.query<Decided<BankPaymentFacts>>(
      `select p.uuid, p.status, p.amount, p.trace_number as trace_no, p.kind as purpose, ${decidedColumns}
       from payment p join person n on n.sub = p.sub
       where (p.trace_number = $1 or p.uuid::text = $1) and p.sub = $2 and p.kind in ('CHARGE', 'REISSUE')`,
      [params.traceNo, person.sub],
    )
    if (facts === undefined) throw notFound()
    return withDecision(api.gateway, facts)
  })
}
