import type { LocalText } from '../../local-text/local-text'
import type { FlowContext } from '../flow/flow-handler'
import { newestPayment, type PmaPayment, requestPayment } from '../payment/pma-payment'
import { wholeAmount } from './pma-blocks'
import { hasConsents } from './pma-consents'
import { planPayments } from './pma-facts'
import { currentStage } from './pma-flow'
import type { PmaRecord } from './pma-record'

/**
 * Get-or-create of the payment that the onboarding's stage waits for: made when the onboarding has none, and again when
 * its time at the gateway is over. Returns nothing where nothing is to be paid, or its conditions are not agreed to.
 */
export async function ensurePayment(context: FlowContext, record: PmaRecord): Promise<PmaPayment | undefined> {
  const { sql, host } = context
  const current = currentStage(record.state)
  if (current !== 'payment' && current !== 'additional_amount') return undefined
  if (current === 'payment' && !hasConsents(record)) return undefined
  const { now, later } = planPayments(record)
  const purpose = current === 'payment' ? 'START' : 'ADDITIONAL'
  const last = await newestPayment(sql, record.uuid, purpose)
  if (last?.status === 'WAITING') return last
  const amount = current === 'payment' ? now : later
  const uuid = await requestPayment(sql, context, {
    sub: record.sub,
    amount,
    title: titlePayment(purpose, record.plan_name),
    description: describePayment(purpose, later),
    purpose,
    onb_uuid: record.uuid,
    prx: null,
    // The rest is more than a gateway takes at once.
    host: current === 'payment' ? host : undefined,
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

function titlePayment(purpose: 'START' | 'ADDITIONAL', { fa, en }: LocalText): LocalText {
  return purpose === 'START'
    ? { fa: `ساخت ${fa}`, en: `Start of ${en}` }
    : { fa: `مبلغ تکمیلی ${fa}`, en: `Remaining amount of ${en}` }
}

function describePayment(purpose: 'START' | 'ADDITIONAL', later: number): LocalText {
  if (purpose === 'ADDITIONAL') return { fa: 'مبلغ تکمیلی سبد', en: 'Remaining amount of the portfolio' }
  return later > 0 ? { fa: 'پیش‌پرداخت سبد', en: 'First part of the portfolio' } : wholeAmount
}
