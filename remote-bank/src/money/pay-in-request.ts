import { isObject } from '@sarv/platform/lib/is-object'

/** A request for a payment at a gateway: into the account, or into the card's fund. (BNK-070, BNK-077) */
export type PayInRequest =
  | { readonly kind: 'CHARGE'; readonly body: { readonly account_id: number; readonly amount: number } }
  | {
      readonly kind: 'INVEST'
      readonly body: {
        /** Rial. */
        readonly amount: number
        readonly callback_url: string
        /** It is bought for the card's minimum. (D-08) */
        readonly bank_limit?: boolean
      }
    }

/** Type guard of a stored request. (F45) */
export function isPayInRequest(value: unknown): value is PayInRequest {
  if (!isObject(value) || !isObject(value.body) || !Number.isSafeInteger(value.body.amount)) return false
  const { account_id, callback_url, bank_limit } = value.body
  if (value.kind === 'CHARGE') return Number.isSafeInteger(account_id)
  return (
    value.kind === 'INVEST' &&
    typeof callback_url === 'string' &&
    (bank_limit === undefined || typeof bank_limit === 'boolean')
  )
}

/** Fingerprint of a request: equal for the same amount to the same place. */
export function payInFingerprint({ kind, body }: PayInRequest): string {
  return JSON.stringify([kind, 'account_id' in body ? body.account_id : (body.bank_limit ?? false), body.amount])
}
