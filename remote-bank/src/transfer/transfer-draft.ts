import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { transferTypes } from '@sarv/shared/contract/bank-transfers'
import { isObject } from '@sarv/shared/rules/is-object'

/** What has been typed so far, without a secret: a reload gives it back. */
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

/** A draft in storage: whose, and since when. */
export interface KeptDraft {
  readonly sub: string
  /** ms since 1970. */
  readonly at: number
  readonly draft: TransferDraft
}

/** How long a draft may be resumed, in ms. */
const draftTtl = 1_800_000

/**
 * Parses the draft of this person out of what the storage holds, which may be anything; an empty one where it has none.
 * (F45)
 */
export function parseDraft(kept: unknown, { sub, now }: { sub: string | undefined; now: number }): TransferDraft {
  if (!isObject(kept) || kept.sub !== sub || !isObject(kept.draft)) return emptyDraft
  if (typeof kept.at !== 'number' || now - kept.at >= draftTtl) return emptyDraft
  const { account, number, amount, note, type, save } = kept.draft
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
