import type { Sql } from '../../db/sql'
import { transfer } from '../../ledger/transfer'
import type { Time } from '../../time/clock'
import type { StageMessage } from '../flow/stage-message'
import { createPortfolio } from '../portfolio/portfolio-money'
import { isReady } from './pma-flow'
import { waitingAccount } from './pma-money'
import { applyEvent, lockPma } from './pma-record'

const refusedMessage = {
  fa: 'ساخت سبد شما انجام نشد و مبلغ پرداختی به حساب شما بازگردانده شد. برای راهنمایی با پشتیبانی تماس بگیرید.',
  en: "Your portfolio couldn't be created, and what you paid has been returned to your account. Please contact support for help.",
}

/** Makes the portfolio of an onboarding that has everything for it, out of all the money that waits. */
export async function completeCreation(sql: Sql, time: Time, uuid: string): Promise<void> {
  const record = await lockPma(sql, uuid)
  if (!isReady(record.state)) return
  const [paid] = await sql.query<{ reference: string | null }>(
    `select coalesce(p.trace_number, b.tracking_number) as reference
     from pma_payment m join payment p on p.uuid = m.payment_uuid
       left join bank_slip b on b.payment_uuid = p.uuid and b.verdict = 'APPROVED'
     where m.onb_uuid = $1 and m.purpose = 'START' and p.status = 'SUCCESS'`,
    [uuid],
  )
  const prx = await createPortfolio(sql, time, {
    sub: record.sub,
    planId: record.plan_id,
    amount: record.amount,
    from: waitingAccount(uuid),
    event: `pma-created:${uuid}`,
    reference: paid?.reference ?? null,
  })
  await sql.query('update pma_onboarding set prx = $2 where onb_uuid = $1', [uuid, prx])
  await applyEvent(sql, time, record, { kind: 'created', stage: 'create_prx' })
}

/** The back office makes no portfolio: the money goes back and the flow ends with a message. */
export async function rejectCreation(
  sql: Sql,
  time: Time,
  uuid: string,
  message: StageMessage = refusedMessage,
): Promise<void> {
  const record = await lockPma(sql, uuid)
  if (!isReady(record.state)) return
  await transfer(sql, time, `pma-refunded:${uuid}`, [
    { account: waitingAccount(uuid), amount: -record.amount },
    { account: 'world', amount: record.amount },
  ])
  await applyEvent(sql, time, record, { kind: 'creation-refused', stage: 'create_prx' }, message)
}
