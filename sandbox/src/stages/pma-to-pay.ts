import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { toPayOf } from './pma-facts'
import { placeOf } from './pma-flow'
import { askForMoney, newestPayment, type PmaPayment } from './pma-payment'
import type { PmaRecord } from './pma-record'

/**
 * The payment that the onboarding's stage waits for: made when there is none, and anew when its time at the gateway is
 * over. Nothing where nothing is to be paid.
 * @param host the shell, for the way back from the gateway
 */
export async function paymentToMake(
  sql: Sql,
  time: Time,
  record: PmaRecord,
  host: string,
): Promise<PmaPayment | undefined> {
  const place = placeOf(record.state)
  if (place !== 'payment' && place !== 'additional_amount') return undefined
  const { now, later } = toPayOf(record)
  const purpose = place === 'payment' ? 'START' : 'ADDITIONAL'
  const last = await newestPayment(sql, record.uuid, purpose)
  if (last?.status === 'WAITING') return last
  const amount = place === 'payment' ? now : later
  const uuid = await askForMoney(sql, time, {
    sub: record.sub,
    amount,
    title: place === 'payment' ? `ساخت ${record.plan_name}` : `مبلغ تکمیلی ${record.plan_name}`,
    purpose,
    onb_uuid: record.uuid,
    prx: null,
    // The rest is more than a gateway takes at once.
    host: place === 'payment' ? host : undefined,
  })
  // A slip that was uploaded and not handed in yet is for the same sum.
  await sql.query(
    `update bank_slip set payment_uuid = $1 where submitted_at is null and payment_uuid in
       (select p.uuid from payment p join pma_payment m on m.payment_uuid = p.uuid
        where m.onb_uuid = $2 and m.purpose = $3 and p.amount = $4)`,
    [uuid, record.uuid, purpose, amount],
  )
  return newestPayment(sql, record.uuid, purpose)
}
