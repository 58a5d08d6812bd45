import { newCardFee } from '@sarv/shared/rules/constants'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { createPayment } from '../../ledger/create-payment'
import { readBalance, transfer } from '../../ledger/transfer'
import type { Time } from '../../time/clock'
import type { FlowContext } from '../flow/flow-handler'
import type { LinearRecord } from '../linear/linear-record'
import type { StageRule } from '../linear/linear-state'
import { currentStage } from '../linear/linear-state'

/** Where the gateway sends people back to (SBX-010); it names the payment, since one that failed has no trace number. */
const receiptPath = (uuid: string) => `/bank/new-card-onboarding/receipt?payment=${uuid}`

/** Ledger account in which the fee waits until the card is made. */
const waitingFee = (onbUuid: string) => `reissue:${onbUuid}`

interface ReissuePayment {
  readonly uuid: string
  readonly gateway_reference: string | null
}

/** The payment of a reissue that waits for money, if there is one. */
export async function findOpenPayment(sql: Sql, onbUuid: string): Promise<ReissuePayment | undefined> {
  const [payment] = await sql.query<ReissuePayment>(
    `select p.uuid, p.gateway_reference from reissue_payment r join payment p on p.uuid = r.payment_uuid
     where r.onb_uuid = $1 and p.status = 'WAITING'`,
    [onbUuid],
  )
  return payment
}

/** Get-or-create of the payment that a reissue waits for; again when its time at the gateway is over. */
export async function ensureReissuePayment(
  context: FlowContext,
  stages: readonly StageRule[],
  record: LinearRecord,
): Promise<void> {
  const { sql, host } = context
  if (currentStage(stages, record.state) !== 'payment') return
  if ((await findOpenPayment(sql, record.uuid)) !== undefined) return
  const uuid = await createPayment(sql, context, {
    sub: record.sub,
    kind: 'REISSUE',
    orderId: null,
    amount: newCardFee,
    title: { fa: 'صدور مجدد کارت', en: 'Card reissue' },
    description: { fa: 'کارمزد صدور و ارسال کارت', en: 'Fee for making and sending the card' },
    callbackUrl: (payment) => host + receiptPath(payment),
  })
  await sql.query('insert into reissue_payment (payment_uuid, onb_uuid) values ($1, $2)', [uuid, record.uuid])
}

/** Finds and locks the reissue of a payment: all code locks the rows that depend on a payment before the payment. */
export async function lockReissueOf(sql: Sql, paymentUuid: string): Promise<string> {
  const { uuid } = firstRow(
    await sql.query<{ uuid: string }>(
      `select uuid from onboarding where uuid = (select onb_uuid from reissue_payment where payment_uuid = $1) for update`,
      [paymentUuid],
    ),
  )
  return uuid
}

/** Holds a fee that was paid until the card is made. */
export const holdFee = (
  sql: Sql,
  time: Time,
  { uuid, onbUuid, amount }: { uuid: string; onbUuid: string; amount: number },
): Promise<void> =>
  transfer(sql, time, `reissue-paid:${uuid}`, [
    { account: 'world', amount: -amount },
    { account: waitingFee(onbUuid), amount },
  ])

/** The waiting fee is earned, or goes back to the person who paid it. */
export async function releaseFee(sql: Sql, time: Time, onbUuid: string, to: 'fees' | 'world'): Promise<void> {
  const amount = await readBalance(sql, waitingFee(onbUuid))
  await transfer(sql, time, `reissue-${to === 'fees' ? 'earned' : 'refunded'}:${onbUuid}`, [
    { account: waitingFee(onbUuid), amount: -amount },
    { account: to, amount },
  ])
}
