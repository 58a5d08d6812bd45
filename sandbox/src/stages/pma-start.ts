import { randomUUID } from 'node:crypto'
import type { OnboardingStart } from '@sarv/shared/contract/onboarding'
import { paymentPlan } from '@sarv/shared/money/two-step'
import { uuidOf } from '../api/ids'
import { notFound, refuse } from '../api/refuse'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { endPayment } from '../ledger/payment'
import { dropSlip } from './bank-slip'
import { toPayOf } from './pma-facts'
import { beginning, mayChangeAmount } from './pma-flow'
import { leaveGateway, newestPayment } from './pma-payment'
import { keptOf, lockPma, type PmaRecord } from './pma-record'
import { requirePortfolioRoom } from './portfolio-room'

const PLAN = /^[1-9]\d{0,5}$/

type Wish = Pick<OnboardingStart, 'amount' | 'ds_code' | 'onb_uuid'>

/** Begins an onboarding of a plan, or takes up the one that is open; answers its uuid. (SBX-048, D-23) */
export async function startPma(sql: Sql, time: Time, sub: string, wish: Wish): Promise<string> {
  const plan = await planOf(sql, wish.ds_code)
  const amount = wish.amount ?? undefined
  if (amount !== undefined) checkAmount(amount, plan.min_amount)
  const known = await knownUuid(sql, sub, plan.id, wish.onb_uuid ?? undefined)
  if (known === undefined) return begin(sql, time, sub, plan, amount)
  const record = await lockPma(sql, known, sub)
  if (record.plan_id !== plan.id) throw refuse(400, 'این درخواست برای سبد دیگری است.')
  if (amount !== undefined && amount !== record.amount) await changeAmount(sql, time, record, amount)
  return known
}

async function planOf(sql: Sql, code: Wish['ds_code']): Promise<{ id: number; min_amount: number }> {
  if (code === undefined || code === null || code === '') throw refuse(400, 'سبد را انتخاب کنید.')
  const [plan] = PLAN.test(String(code))
    ? await sql.query<{ id: number; min_amount: number }>('select id, min_amount from plan where id = $1', [
        Number(code),
      ])
    : []
  if (plan === undefined) throw notFound()
  return plan
}

function checkAmount(amount: number, minimum: number): void {
  if (amount < minimum) {
    throw refuse(400, { detail: [{ msg: `حداقل مبلغ این سبد ${minimum.toLocaleString('fa-IR')} ریال است.` }] })
  }
}

/** The one that was named, or the open one of the plan. */
async function knownUuid(
  sql: Sql,
  sub: string,
  planId: number,
  named: string | undefined,
): Promise<string | undefined> {
  if (named !== undefined && named !== '') return uuidOf(named)
  const [open] = await sql.query<{ uuid: string }>(
    `select uuid from onboarding where sub = $1 and type = 'PMA' and subject = $2 and closed_at is null`,
    [sub, String(planId)],
  )
  return open?.uuid
}

async function begin(
  sql: Sql,
  time: Time,
  sub: string,
  plan: { id: number; min_amount: number },
  amount: number | undefined,
): Promise<string> {
  if (amount === undefined) throw refuse(400, { detail: [{ msg: 'مبلغ سرمایه‌گذاری را وارد کنید.' }] })
  await requirePortfolioRoom(sql, sub, amount)
  const uuid = randomUUID()
  await sql.query(
    `insert into onboarding (uuid, sub, type, subject, amount, state, created_at) values ($1, $2, 'PMA', $3, $4, $5, $6)`,
    [uuid, sub, String(plan.id), amount, keptOf(beginning(isTwoStep(amount, plan.min_amount)), {}), time.now()],
  )
  await sql.query('insert into pma_onboarding (onb_uuid, plan_id) values ($1, $2)', [uuid, plan.id])
  return uuid
}

const isTwoStep = (amount: number, minimum: number) => paymentPlan(amount, minimum).at === 'two-step'

/** What was to be paid for the old amount is paid no more. */
async function changeAmount(sql: Sql, time: Time, record: PmaRecord, amount: number): Promise<void> {
  if (!mayChangeAmount(record.state))
    throw refuse(400, 'پس از پرداخت نمی‌توان مبلغ را تغییر داد. همین درخواست را ادامه دهید.')
  await requirePortfolioRoom(sql, record.sub, amount, record.uuid)
  const payment = await newestPayment(sql, record.uuid, 'START')
  if (payment?.status === 'WAITING') {
    await leaveGateway(sql, payment.uuid)
    await endPayment(sql, time, payment.uuid, 'CANCELED')
    if (toPayOf({ ...record, amount }).now !== payment.amount) await dropSlip(sql, payment.uuid)
  }
  const state = { ...record.state, ...pick(beginning(isTwoStep(amount, record.minimum))) }
  await sql.query('update onboarding set amount = $2, state = $3 where uuid = $1', [
    record.uuid,
    amount,
    keptOf(state, record.messages),
  ])
}

const pick = ({ additional_amount }: ReturnType<typeof beginning>) => ({ additional_amount })
