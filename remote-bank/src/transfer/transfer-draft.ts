import { isObject } from '@sarv/platform/lib/is-object'
import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { transferTypes } from '@sarv/shared/contract/bank-transfers'

/** What has been typed so far, without a secret. */
export interface TransferDraft {
  /** The source; undefined for the first account. */
  readonly account?: number
  /** The destination as it was typed, normalised: digits of a card, or an IBAN. */
  readonly number: string
  /** ASCII digits. */
  readonly amount: string
  readonly note: string
  readonly type?: TransferType
  readonly save: boolean
}

export const emptyDraft: TransferDraft = { number: '', amount: '', note: '', save: false }

/** Parses a draft out of what the storage holds, which may be anything; undefined for a wrong shape. (F45) */
export function parseDraft(kept: unknown): TransferDraft | undefined {
  if (!isObject(kept)) return undefined
  const { account, number, amount, note, type, save } = kept
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    ...(Number.isSafeInteger(account) && { account: Number(account) }),
    number: text(number),
    amount: /^\d{0,15}$/.test(text(amount)) ? text(amount) : '',
    note: text(note),
    ...(transferTypes.some((one) => one === type) && { type: type as TransferType }),
    save: save === true,
  }
}
