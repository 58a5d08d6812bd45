import type { OnboardingStart } from '@sarv/shared/contract/onboarding'
import { formatRial } from '@sarv/shared/money/rial'
import { paymentPlan } from '@sarv/shared/money/two-step'
import type { Sql } from '../../db/sql'
import { invalid, invalidField, notFound } from '../../errors/domain-error'
import type { LedgerContext } from '../../ledger/ledger-context'
import { endPayment } from '../../ledger/payment'
import type { LocalText } from '../../local-text/local-text'
import type { Time } from '../../time/clock'
import { findFlowToResume, insertFlow, updateFlow } from '../flow/flow-row'
import { leaveGateway, newestPayment } from '../payment/pma-payment'
import { requireBelowPortfolioCeiling } from '../portfolio/portfolio-ceiling'
import { discardSlip } from '../slip/bank-slip'
import { planPayments } from './pma-facts'
import { initialState, mayChangeAmount } from './pma-flow'
import { lockPma, type PmaRecord, storedState } from './pma-record'

const planIdPattern = /^[1-9]\d{0,5}$/

type Request = Pick<OnboardingStart, 'amount' | 'ds_code' | 'onb_uuid'>

/** Starts an onboarding of a plan, or resumes the open one; returns its uuid. (SBX-048, D-23) */
export async function startPma(sql: Sql, context: LedgerContext, sub: string, request: Request): Promise<string> {
  const plan = await findPlan(sql, request.ds_code)
  const amount = request.amount ?? undefined
  if (amount !== undefined) checkAmount(amount, plan.min_amount)
  const flow = { sub, type: 'PMA', subject: String(plan.id) }
  const known = await findFlowToResume(sql, { ...flow, named: request.onb_uuid })
  if (known === undefined) return begin(sql, context.clock, sub, plan, amount)
  const record = await lockPma(sql, known, sub)
  if (record.plan_id !== plan.id)
    throw invalid({ fa: 'این درخواست برای سبد دیگری است.', en: 'This request is for another portfolio.' })
  if (amount !== undefined && amount !== record.amount) await changeAmount(sql, context, record, amount)
  return known
}

async function findPlan(sql: Sql, code: Request['ds_code']): Promise<{ id: number; min_amount: number }> {
  if (code === undefined || code === null || code === '')
    throw invalid({ fa: 'سبد را انتخاب کنید.', en: 'Choose a portfolio.' })
  const [plan] = planIdPattern.test(String(code))
    ? await sql.query<{ id: number; min_amount: number }>('select id, min_amount from plan where id = $1', [
        Number(code),
      ])
    : []
  if (plan === undefined) throw notFound()
  return plan
}

const belowMinimum = (minimum: number): LocalText => ({
  fa: `حداقل مبلغ این سبد ${formatRial(minimum, 'fa')} است.`,
  en: `This portfolio takes ${formatRial(minimum, 'en')} or more.`,
})

function checkAmount(amount: number, minimum: number): void {
  if (amount < minimum) {
    throw invalidField(belowMinimum(minimum))
  }
}

async function begin(
  sql: Sql,
  time: Time,
  sub: string,
  plan: { id: number; min_amount: number },
  amount: number | undefined,
): Promise<string> {
  if (amount === undefined)
    throw invalidField({ fa: 'مبلغ سرمایه‌گذاری را وارد کنید.', en: 'Enter the amount to invest.' })
  await requireBelowPortfolioCeiling(sql, sub, amount)
  const state = storedState(initialState(isTwoStep(amount, plan.min_amount)), {})
  const uuid = await insertFlow(sql, time, { sub, type: 'PMA', subject: String(plan.id), amount, state })
  await sql.query('insert into pma_onboarding (onb_uuid, plan_id) values ($1, $2)', [uuid, plan.id])
  return uuid
}

const isTwoStep = (amount: number, minimum: number) => paymentPlan(amount, minimum).at === 'two-step'

/** Changes the amount: the open payment of the old amount can no longer be paid. */
async function changeAmount(sql: Sql, context: LedgerContext, record: PmaRecord, amount: number): Promise<void> {
  if (!mayChangeAmount(record.state))
    throw invalid({
      fa: 'پس از پرداخت نمی‌توان مبلغ را تغییر داد. همین درخواست را ادامه دهید.',
      en: "The amount can't be changed after a payment. Please continue this request.",
    })
  await requireBelowPortfolioCeiling(sql, record.sub, amount, record.uuid)
  const payment = await newestPayment(sql, record.uuid, 'START')
  if (payment?.status === 'WAITING') {
    await leaveGateway(sql, context, payment)
    await endPayment(sql, context.clock, payment.uuid, 'CANCELED')
    if (planPayments({ ...record, amount }).now !== payment.amount) await discardSlip(sql, payment.uuid)
  }
  const state = { ...record.state, ...pick(initialState(isTwoStep(amount, record.minimum))) }
  await sql.query('update onboarding set amount = $2 where uuid = $1', [record.uuid, amount])
  await updateFlow(sql, record.uuid, storedState(state, record.messages), null)
}

const pick = ({ additional_amount }: ReturnType<typeof initialState>) => ({ additional_amount })
