import {
  findPmaPaymentByTrace,
  getIncreasePayment,
  type IncreasePayment,
  increasePortfolio,
  type PmaPaymentFacts,
  submitIncreaseSlip,
  uploadIncreaseSlip,
} from '@sarv/shared/contract/pma-payment'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalid, invalidField, notFound } from '../../errors/domain-error'
import { httpError } from '../../http/http-error'
import { parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import { settlePayment } from '../../ledger/settle-payment'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { gatewaysOf, lockPayment, type PmaPayment, requestPayment } from '../../stages/payment/pma-payment'
import { pmaPayments } from '../../stages/pma/pma-money'
import { requireBelowPortfolioCeiling } from '../../stages/portfolio/portfolio-ceiling'
import {
  acknowledges,
  assessSuitability,
  newestCompletedSurvey,
  riskNotAccepted,
  rulesNotAccepted,
} from '../../stages/portfolio/suitability'
import { newestSlip, storeSlip, submitUploadedSlip } from '../../stages/slip/bank-slip'
import { parseSlipFacts } from '../../stages/slip/slip-facts'
import { tehranDay } from '../../time/tehran'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'
import { type Decided, decidedColumns, withDecision } from './decided-payment'

const slipMethod = {
  payment_method_type: 'RECEIPT',
  psp_name: { fa: 'بارگذاری رسید بانکی', en: 'Upload a bank slip' },
  psp_icon: 'receipt',
  description: {
    fa: 'واریز به یکی از حساب‌های سرو و ارسال تصویر رسید',
    en: "Pay into one of Sarv's accounts and send a picture of the slip",
  },
  landing_url: null,
}

/** An increase that belongs to the person, locked. */
async function lockOwnIncrease(db: Sql, sub: string, uuid: string): Promise<PmaPayment & { prx: string }> {
  const payment = await lockPayment(db, uuid)
  if (payment?.sub !== sub || payment.prx === null) throw notFound()
  return { ...payment, prx: payment.prx }
}

async function findIncreasePayment(
  api: Api,
  db: Sql,
  sub: string,
  uuid: string,
): Promise<Localizable<IncreasePayment>> {
  const payment = await lockOwnIncrease(db, sub, uuid)
  const [more] = await db.query<{ description: LocalText; payer_name: string }>(
    `select p.description, trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')) as payer_name
     from payment p join person n on n.sub = p.sub where p.uuid = $1`,
    [uuid],
  )
  if (more === undefined) throw notFound()
  const slip = await newestSlip(db, uuid)
  return {
    uuid,
    payment_methods: [...gatewaysOf(api.gateway, payment), slipMethod],
    payment_amount: payment.amount,
    title: payment.title,
    description: more.description,
    payer_name: more.payer_name,
    prx: payment.prx,
    status: payment.in_review ? 'REVIEW' : payment.status,
    date: slip?.submitted_at ? tehranDay(slip.submitted_at) : null,
  }
}

export function pmaPaymentRoutes(api: Api): void {
  serve(api, increasePortfolio, async ({ db, clock, host, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    if (body.amount <= 0)
      throw invalidField({ fa: 'مبلغ باید بیشتر از صفر باشد.', en: 'The amount must be more than zero.' })
    const [portfolio] = await db.query<{ name: LocalText; risk: string }>(
      'select l.name, l.risk from portfolio p join plan l on l.id = p.plan_id where p.prx = $1 and p.sub = $2',
      [body.prx, person.sub],
    )
    if (portfolio === undefined) throw notFound()
    if (body.accepted_rules !== true) throw invalid(rulesNotAccepted)
    const notice = assessSuitability(portfolio.risk, await newestCompletedSurvey(db, person.sub))
    if (notice !== undefined && !acknowledges(body.accepted_risk, notice)) throw invalid(riskNotAccepted)
    await requireBelowPortfolioCeiling(db, person.sub, body.amount)
    const uuid = await requestPayment(db, api, {
      sub: person.sub,
      amount: body.amount,
      title: { fa: `افزایش موجودی ${portfolio.name.fa}`, en: `Increase of ${portfolio.name.en}` },
      description: { fa: `برای سبد با کد ${body.prx}`, en: `For the portfolio ${body.prx}` },
      purpose: 'INCREASE',
      onb_uuid: null,
      prx: body.prx,
      host,
      consents: { rulesAcceptedAt: clock.now(), riskAcceptedSurveyId: notice?.survey_id ?? null },
    })
    return findIncreasePayment(api, db, person.sub, uuid)
  })

  serve(api, getIncreasePayment, async ({ db, person, params }) => {
    await runDueJobs(db, api, person.sub)
    return findIncreasePayment(api, db, person.sub, parseUuid(params.uuid))
  })

  serve(api, uploadIncreaseSlip, async ({ db, clock, person, params, body, file }) => {
    const payment = await waitingIncrease(db, person.sub, parseUuid(params.uuid))
    const facts = parseSlipFacts(body, tehranDay(clock.now()))
    return storeSlip(db, clock, { paymentUuid: payment.uuid, file, facts })
  })

  serve(api, submitIncreaseSlip, async ({ db, clock, person, params }) => {
    const payment = await lockOwnIncrease(db, person.sub, parseUuid(params.uuid))
    const known = await newestSlip(db, payment.uuid)
    // The same slip once more is the same response.
    if (known?.submitted_at && known.verdict !== 'REFUSED') {
      return { date: tehranDay(known.submitted_at), status: 'SUCCESS' }
    }
    const waiting = await waitingIncrease(db, person.sub, payment.uuid)
    const { submitted_at } = await submitUploadedSlip(db, api, waiting)
    return { date: tehranDay(submitted_at ?? clock.now()), status: 'SUCCESS' }
  })

  /** An increase that can still be paid by a slip; what the gateway has taken meanwhile counts first. */
  async function waitingIncrease(db: Sql, sub: string, uuid: string): Promise<PmaPayment> {
    await lockOwnIncrease(db, sub, uuid)
    await settlePayment(db, api, pmaPayments, uuid)
    const payment = await lockOwnIncrease(db, sub, uuid)
    if (payment.in_review)
      throw httpError(409, {
        fa: 'رسید شما پیش‌تر ثبت شده و در حال بررسی است.',
        en: 'We already have your slip and are checking it.',
      })
    if (payment.status === 'SUCCESS')
      throw httpError(409, { fa: 'این پرداخت پیش‌تر انجام شده است.', en: 'This payment has already been made.' })
    if (payment.status !== 'WAITING')
      throw httpError(409, {
        fa: 'این پرداخت دیگر پذیرفته نمی‌شود. دوباره آغاز کنید.',
        en: 'This payment is no longer accepted. Please start again.',
      })
    return payment
  }

  serve(api, findPmaPaymentByTrace, async ({ db, person, params }): Promise<Localizable<PmaPaymentFacts>> => {
    // A payment is decided, and known by its trace number, once it is taken over.
    await runDueJobs(db, api, person.sub)
    const [facts] = await db.query<Decided<PmaPaymentFacts>>(
      `select p.uuid, p.status, p.amount, p.order_id, p.trace_number as trace_no, ${decidedColumns},
         m.purpose, m.onb_uuid, coalesce(m.prx, o.prx) as prx, coalesce(o.plan_id, f.plan_id) as plan_id
       from payment p join pma_payment m on m.payment_uuid = p.uuid join person n on n.sub = p.sub
         left join pma_onboarding o on o.onb_uuid = m.onb_uuid left join portfolio f on f.prx = m.prx
       where (p.trace_number = $1 or p.uuid::text = $1) and p.sub = $2`,
      [params.traceNo, person.sub],
    )
    if (facts === undefined) throw notFound()
    return withDecision(api.gateway, facts)
  })
}
