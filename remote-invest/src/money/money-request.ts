import { isObject } from '@sarv/platform/lib/is-object'
import { type Sale, sale } from '@sarv/shared/contract/fund-orders'
import { type Purchase, purchase } from '@sarv/shared/contract/fund-payment'

/** A request to move money: the exact body, so that a retry is the same request. */
export type MoneyRequest =
  | { readonly kind: 'BUY'; readonly body: Purchase }
  | { readonly kind: 'SELL'; readonly body: Sale }

/** Type guard of a stored request. (F45) */
export function isMoneyRequest(value: unknown): value is MoneyRequest {
  if (!isObject(value)) return false
  if (value.kind === 'BUY') return purchase.safeParse(value.body).success
  return value.kind === 'SELL' && sale.safeParse(value.body).success
}

/** Fingerprint of a request: equal for the same purchase or sale with any return URL and card flag. */
export function requestFingerprint({ kind, body }: MoneyRequest): string {
  return JSON.stringify([
    kind,
    body.ds_code,
    body.amount ?? null,
    ...('units' in body ? [body.units ?? null] : [null]),
    ...('bank_account_id' in body ? [body.bank_account_id] : [null]),
  ])
}
