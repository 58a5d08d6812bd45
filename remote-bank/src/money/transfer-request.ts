import { isObject } from '@sarv/platform/lib/is-object'
import type { TransferType } from '@sarv/shared/contract/bank-transfers'

/** What a transfer says without its secrets: all that may be stored. */
interface TransferBody {
  readonly account_id: number
  /** Digits of the card, or `IR` and 24 digits. */
  readonly number: string
  /** Rial. */
  readonly amount: number
  readonly type: TransferType
  /** The description of a card transfer, the reason of any other. */
  readonly note: string | null
  /** Keep the destination. */
  readonly save: boolean
  /** The saved recipient to whose numbers it is added. */
  readonly recipient?: number
}

/** A request to transfer money, from a card to a card or from an account to an IBAN. */
export interface TransferRequest {
  readonly kind: 'CARD' | 'IBAN'
  readonly body: TransferBody
}

/** What proves that the person asks for it. It is never stored, and goes with the page. */
export interface TransferSecrets {
  readonly password: string
}

/** Type guard of a stored request. (F45) */
export function isTransferRequest(value: unknown): value is TransferRequest {
  if (!isObject(value) || (value.kind !== 'CARD' && value.kind !== 'IBAN') || !isObject(value.body)) return false
  const { account_id, number, amount, type, note, save, recipient } = value.body
  return (
    Number.isSafeInteger(account_id) &&
    typeof number === 'string' &&
    Number.isSafeInteger(amount) &&
    typeof type === 'string' &&
    (note === null || typeof note === 'string') &&
    typeof save === 'boolean' &&
    (recipient === undefined || Number.isSafeInteger(recipient))
  )
}

/** Fingerprint of a request: equal for the same money on the same way; other fields do not count. (BNK-066) */
export function transferFingerprint({ kind, body }: TransferRequest): string {
  return JSON.stringify([kind, body.account_id, body.number, body.amount, body.type])
}
