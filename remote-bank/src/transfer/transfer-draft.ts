import { isObject } from '@sarv/platform/lib/is-object'
import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { transferTypes } from '@sarv/shared/contract/bank-transfers'

/** What has been typed so far, without a secret. */
export interface TransferDraft {
  /** The source; undefined for the first account. */
  readonly account?: number
  /** What stands in the destination field: a number without groups, or a name. */
  readonly typed: string
  /** The numbers of the recipient, one or a card and an IBAN: 16 digits, `IR` and 24 digits. */
  readonly numbers: readonly string[]
  /** ASCII digits. */
  readonly amount: string
  readonly note: string
  readonly type?: TransferType
  readonly save: boolean
}

/** Name of the draft. */
export const transferForm = 'transfer'

export const emptyDraft: TransferDraft = { typed: '', numbers: [], amount: '', note: '', save: false }

/** Parses a draft out of what the storage holds, which may be anything; undefined for a wrong shape. (F45) */
export function parseDraft(kept: unknown): TransferDraft | undefined {
  if (!isObject(kept)) return undefined
  const { account, typed, numbers, amount, note, type, save } = kept
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const whole = Array.isArray(numbers) ? numbers.filter((one) => /^(?:\d{16}|IR\d{24})$/.test(text(one))) : []
  return {
    ...(Number.isSafeInteger(account) && { account: Number(account) }),
    typed: text(typed),
    numbers: whole.slice(0, 2),
    amount: /^\d{0,15}$/.test(text(amount)) ? text(amount) : '',
    note: text(note),
    ...(transferTypes.some((one) => one === type) && { type: type as TransferType }),
    save: save === true,
  }
}
