import { takeOverCharge } from '../bank/charge'
import type { Db, Sql } from '../db/sql'
import type { PaymentNotice } from '../gateway/gateway'
import { takeOverFundPayment } from '../ledger/fund-payment'
import type { LedgerContext } from '../ledger/ledger-context'
import { takeOverRecommendationPayment } from '../recommendation/recommendation-payment'
import { takeOverReissue } from '../stages/card/reissue-flow'
import { takeOverPmaPayment } from '../stages/pma/pma-money'

/** Payment handlers by kind. */
const owners: Readonly<Record<string, (sql: Sql, context: LedgerContext, uuid: string) => Promise<void>>> = {
  FUND: takeOverFundPayment,
  PMA: takeOverPmaPayment,
  CHARGE: takeOverCharge,
  REISSUE: takeOverReissue,
  RECOMMENDATION: takeOverRecommendationPayment,
}

/** Lets the owner of a payment ask the gateway what became of it; idempotent. */
export async function takeOverPayment(sql: Sql, context: LedgerContext, uuid: string): Promise<void> {
  const [payment] = await sql.query<{ kind: string }>('select kind from payment where uuid = $1', [uuid])
  await owners[payment?.kind ?? '']?.(sql, context, uuid)
}

/** Creates the callback that the gateway is handed, for when it has decided a payment. */
export const createPaymentNotice =
  (context: LedgerContext & { readonly db: Db }): PaymentNotice =>
  (uuid) =>
    context.db.transaction((sql) => takeOverPayment(sql, context, uuid))
