import {
  findPmaPaymentByTrace,
  getIncreasePayment,
  type IncreasePayment,
  increasePortfolio,
  type PmaPaymentFacts,
  submitIncreaseSlip,
  uploadIncreaseSlip,
} from '@sarv/shared/contract/pma-payment'
import type { Sql } from '../db/sql'
import { waysToPay } from '../gateway/ways-to-pay'
import { tehranDay, tehranTime } from '../ledger/tehran'
import { catchUp } from '../ledger/time-passes'
import { handIn, newestSlip, storeSlip } from '../stages/bank-slip'
import { inquirePma } from '../stages/pma-money'
import { askForMoney, lockPayment, type PmaPayment } from '../stages/pma-payment'
import { requirePortfolioRoom } from '../stages/portfolio-room'
import { slipFacts } from '../stages/slip-facts'
import type { Api } from '../world'
import { uuidOf } from './ids'
import { notFound, refuse } from './refuse'
import { requireInvestor, requireKey } from './requirements'
import { serve } from './serve'

const SLIP_WAY = {
  payment_method_type: 'RECEIPT',
  psp_name: 'بارگذاری رسید بانکی',
  psp_icon: 'receipt',
  description: 'واریز به یکی از حساب‌های سرو و فرستادن تصویر رسید',
  landing_url: null,
}

/** An increase that belongs to the person, locked. */
async function ownIncrease(db: Sql, sub: string, uuid: string): Promise<PmaPayment & { prx: string }> {
  const payment = await lockPayment(db, uuid)
  if (payment?.sub !== sub || payment.prx === null) throw notFound()
  return { ...payment, prx: payment.prx }
}

async function increaseOf(api: Api, db: Sql, sub: string, uuid: string): Promise<IncreasePayment> {
  const payment = await ownIncrease(db, sub, uuid)
  const [more] = await db.query<{ token: string | null; description: string; payer_name: string }>(
    `select case when s.status = 'WAITING' then s.token end as token, p.description, trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name
     from payment p join gateway_session s on s.payment_uuid = p.uuid join person n on n.sub = p.sub where p.uuid = $1`,
    [uuid],
  )
  if (more === undefined) throw notFound()
  const slip = await newestSlip(db, uuid)
  const isOpen = payment.status === 'WAITING' && !payment.in_review
  return {
    uuid,
    // Once the gateway's time is over there is the slip alone.
    payment_methods: [...(isOpen && more.token === null ? [] : waysToPay(api.origins.gateway, more.token)), SLIP_WAY],
    payment_amount: payment.amount,
    title: payment.title,
    description: more.description,
    payer_name: more.payer_name,
    prx: payment.prx,
    status: payment.in_review ? 'REVIEW' : payment.status,
    date: slip?.submitted_at ? tehranDay(slip.submitted_at) : null,
  }
}

export function pmaPaymentArea(api: Api): void {
  serve(api, increasePortfolio, async ({ db, clock, host, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    if (body.amount <= 0) throw refuse(400, { detail: [{ msg: 'مبلغ باید بیشتر از صفر باشد.' }] })
    const [portfolio] = await db.query<{ name: string }>(
      'select l.name from portfolio p join plan l on l.id = p.plan_id where p.prx = $1 and p.sub = $2',
      [body.prx, person.sub],
    )
    if (portfolio === undefined) throw notFound()
    await requirePortfolioRoom(db, person.sub, body.amount)
    const uuid = await askForMoney(db, clock, {
      sub: person.sub,
      amount: body.amount,
      title: `افزایش موجودی ${portfolio.name}`,
      purpose: 'INCREASE',
      onb_uuid: null,
      prx: body.prx,
      host,
    })
    return increaseOf(api, db, person.sub, uuid)
  })

  serve(api, getIncreasePayment, async ({ db, clock, person, params }) => {
    await catchUp(db, clock, person.sub)
    return increaseOf(api, db, person.sub, uuidOf(params.uuid))
  })

  serve(api, uploadIncreaseSlip, async ({ db, clock, person, params, body, files }) => {
    const payment = await waitingIncrease(db, person.sub, uuidOf(params.uuid))
    const facts = slipFacts(body, tehranDay(clock.now()))
    return storeSlip(db, clock, { paymentUuid: payment.uuid, files, facts })
  })

  serve(api, submitIncreaseSlip, async ({ db, clock, person, params }) => {
    const payment = await ownIncrease(db, person.sub, uuidOf(params.uuid))
    const known = await newestSlip(db, payment.uuid)
    // The same slip once more is the same answer.
    if (known?.submitted_at && known.verdict !== 'REFUSED') {
      return { date: tehranDay(known.submitted_at), status: 'SUCCESS' }
    }
    await waitingIncrease(db, person.sub, payment.uuid)
    const { submitted_at } = await handIn(db, clock, payment.uuid)
    return { date: tehranDay(submitted_at ?? clock.now()), status: 'SUCCESS' }
  })

  /** An increase that can still be paid by a slip; what the gateway has taken meanwhile counts first. */
  async function waitingIncrease(db: Sql, sub: string, uuid: string): Promise<PmaPayment> {
    await ownIncrease(db, sub, uuid)
    await inquirePma(db, api.clock, uuid)
    const payment = await ownIncrease(db, sub, uuid)
    if (payment.in_review) throw refuse(409, 'رسید شما پیش‌تر ثبت شده و در حال بررسی است.')
    if (payment.status === 'SUCCESS') throw refuse(409, 'این پرداخت پیش‌تر انجام شده است.')
    if (payment.status !== 'WAITING') throw refuse(409, 'این پرداخت دیگر پذیرفته نمی‌شود. دوباره آغاز کنید.')
    return payment
  }

  serve(api, findPmaPaymentByTrace, async ({ db, clock, person, params }): Promise<PmaPaymentFacts> => {
    const [known] = await db.query<{ uuid: string }>(
      `select p.uuid from gateway_session s join payment p on p.uuid = s.payment_uuid
       where s.trace_no = $1 and p.sub = $2 and p.kind = 'PMA'`,
      [params.traceNo, person.sub],
    )
    if (known === undefined) throw notFound()
    await inquirePma(db, clock, known.uuid)
    const [facts] = await db.query<Omit<PmaPaymentFacts, 'date' | 'time'> & { at: Date }>(
      `select p.uuid, p.status, p.amount, p.order_id, s.trace_no, coalesce(s.decided_at, p.created_at) as at,
         m.purpose, m.onb_uuid, coalesce(m.prx, o.prx) as prx, coalesce(o.plan_id, f.plan_id) as plan_id
       from payment p join gateway_session s on s.payment_uuid = p.uuid join pma_payment m on m.payment_uuid = p.uuid
         left join pma_onboarding o on o.onb_uuid = m.onb_uuid left join portfolio f on f.prx = m.prx
       where p.uuid = $1`,
      [known.uuid],
    )
    if (facts === undefined) throw notFound()
    const { at, ...rest } = facts
    return { ...rest, date: tehranDay(at), time: tehranTime(at) }
  })
}
