import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { transfer } from '../ledger/transfer'
import { isReady } from './pma-flow'
import { waitingMoney } from './pma-money'
import { happen, lockPma } from './pma-record'
import { makePortfolio } from './portfolio-money'

const REFUSED =
  'ساخت سبد شما انجام نشد و مبلغ پرداختی به حساب شما بازگردانده شد. برای راهنمایی با پشتیبانی تماس بگیرید.'

/** Makes the portfolio of an onboarding that has everything for it, out of all the money that waits. */
export async function createFor(sql: Sql, time: Time, uuid: string): Promise<void> {
  const record = await lockPma(sql, uuid)
  if (!isReady(record.state)) return
  const [paid] = await sql.query<{ reference: string | null }>(
    `select coalesce(s.trace_no, b.tracking_number) as reference
     from pma_payment m join payment p on p.uuid = m.payment_uuid
       left join gateway_session s on s.payment_uuid = p.uuid
       left join bank_slip b on b.payment_uuid = p.uuid and b.verdict = 'APPROVED'
     where m.onb_uuid = $1 and m.purpose = 'START' and p.status = 'SUCCESS'`,
    [uuid],
  )
  const prx = await makePortfolio(sql, time, {
    sub: record.sub,
    planId: record.plan_id,
    amount: record.amount,
    from: waitingMoney(uuid),
    event: `pma-created:${uuid}`,
    reference: paid?.reference ?? null,
  })
  await sql.query('update pma_onboarding set prx = $2 where onb_uuid = $1', [uuid, prx])
  await happen(sql, time, record, { is: 'created', stage: 'create_prx' })
}

/** The house makes no portfolio: the money goes back and the flow ends with a message. */
export async function refuseCreation(sql: Sql, time: Time, uuid: string, message = REFUSED): Promise<void> {
  const record = await lockPma(sql, uuid)
  if (!isReady(record.state)) return
  await transfer(sql, time, `pma-refunded:${uuid}`, [
    { account: waitingMoney(uuid), amount: -record.amount },
    { account: 'world', amount: record.amount },
  ])
  await happen(sql, time, record, { is: 'creation-refused', stage: 'create_prx' }, message)
}
