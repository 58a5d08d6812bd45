import { chargePayments } from '../bank/charge'
import type { Db, Sql } from '../db/sql'
import type { PaymentNotice } from '../gateway/gateway'
import { fundPayments } from '../ledger/fund-payment'
import type { LedgerContext } from '../ledger/ledger-context'
import { type PaymentKind, settlePayment } from '../ledger/settle-payment'
import { recommendationPayments } from '../recommendation/recommendation-payment'
import { reissuePayments } from '../stages/card/reissue-flow'
import { pmaPayments } from '../stages/pma/pma-money'

const paymentKinds: Readonly<Record<string, PaymentKind>> = {
  FUND: fundPayments,
  PMA: pmaPayments,
  CHARGE: chargePayments,
  REISSUE: reissuePayments,
  RECOMMENDATION: recommendationPayments,
}

/** Settles a payment of any kind; idempotent. */
export async function settlePaymentByKind(sql: Sql, context: LedgerContext, uuid: string): Promise<void> {
  const [payment] = await sql.query<{ kind: string }>('select kind from payment where uuid = $1', [uuid])
  const kind = paymentKinds[payment?.kind ?? '']
  if (kind !== undefined) await settlePayment(sql, context, kind, uuid)
}

/** Creates the callback that the gateway is handed, for when it has decided a payment. */
export const createPaymentNotice =
  (context: LedgerContext & { readonly db: Db }): PaymentNotice =>
  (uuid) =>
    context.db.transaction((sql) => settlePaymentByKind(sql, context, uuid))
