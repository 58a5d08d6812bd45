import type { Formatter } from '../format/format'
import { plainText } from './receipt-outcome'

/** How each fact of a receipt is drawn; their order here is the order of every receipt. (HST-072, D-270) */
const kinds = {
  purpose: 'sentence',
  to: 'name',
  toNumber: 'code',
  payer: 'name',
  from: 'code',
  fromAccount: 'code',
  gateway: 'name',
  way: 'sentence',
  order: 'code',
  portfolio: 'code',
  amount: 'plain',
  fee: 'plain',
  yearlyFee: 'number',
  net: 'plain',
  remainder: 'plain',
  later: 'plain',
  settles: 'plain',
  date: 'plain',
  time: 'plain',
  trace: 'code',
  note: 'name',
  message: 'name',
} as const

export type ReceiptField = keyof typeof kinds

/** What a last look or a receipt says of a payment, a transfer or a slip; undefined leaves a row out, null shows `-` in it. */
export interface ReceiptFacts {
  /** What was paid for: a sentence, its names marked by `own`. */
  readonly purpose?: string | undefined
  readonly to?: string | undefined
  readonly toNumber?: string | undefined
  readonly payer?: string | undefined
  readonly from?: string | undefined
  readonly fromAccount?: string | undefined
  readonly gateway?: string | undefined
  readonly way?: string | undefined
  readonly order?: string | undefined
  readonly portfolio?: string | undefined
  /** Rial; only where the ticket does not show it large. */
  readonly amount?: number | undefined
  /** Rial; none is said. */
  readonly fee?: number | undefined
  /** Percent. */
  readonly yearlyFee?: number | undefined
  /** Rial of the amount that buys something. */
  readonly net?: number | undefined
  /** Rial of the amount that comes back. */
  readonly remainder?: number | undefined
  /** Rial that has to be paid later. */
  readonly later?: number | undefined
  /** When it is done: a day, or a word, ready to show. */
  readonly settles?: string | undefined
  /** A wire date, whose hour is shown where `time` is not given, or the text of an address as it is. */
  readonly date?: string | null | undefined
  /** `16:22` or `16:22:08`: seconds are not shown. */
  readonly time?: string | null | undefined
  readonly trace?: string | null | undefined
  readonly note?: string | undefined
  /** What the gateway says, without confirmation. */
  readonly message?: string | undefined
}

/** A row of a receipt: `awaited` has its place before its text is known, `free` is a fee of nothing. */
export interface ReceiptEntry {
  readonly field: ReceiptField
  readonly kind: (typeof kinds)[ReceiptField] | 'awaited' | 'free'
  readonly text: string
  /** What a copy button behind it copies, in ASCII. */
  readonly copied?: string
}

const fields = Object.keys(kinds) as ReceiptField[]

/**
 * The rows of a receipt, in the one order of all flows; a fact that is not known is left out, unless it is awaited.
 * @example describeReceipt({ payer: 'لاله', trace: null }, formatterFor('fa')) // payer: لاله, trace: -
 */
export function describeReceipt(
  facts: ReceiptFacts,
  format: Formatter,
  awaited: readonly ReceiptField[] = [],
): ReceiptEntry[] {
  return fields.flatMap((field): ReceiptEntry[] => {
    const text = textOf(field, facts, format)
    if (text === undefined) return awaited.includes(field) ? [{ field, kind: 'awaited', text: '' }] : []
    if (field === 'fee' && facts.fee === 0) return [{ field, kind: 'free', text: '' }]
    return [{ field, kind: kinds[field], text, ...(field === 'trace' && text !== '-' && { copied: text }) }]
  })
}

function textOf(field: ReceiptField, facts: ReceiptFacts, format: Formatter): string | undefined {
  switch (field) {
    case 'amount':
    case 'fee':
    case 'net':
    case 'remainder':
    case 'later': {
      const sum = facts[field]
      return sum === undefined ? undefined : format.rial(sum)
    }
    case 'yearlyFee':
      return facts.yearlyFee === undefined ? undefined : format.percent(facts.yearlyFee)
    case 'date':
      return facts.date === undefined ? undefined : dayOf(facts.date, format)
    case 'time':
      return timeOf(facts, format)
    case 'trace':
      return facts.trace === undefined ? undefined : plainText(facts.trace)
    default:
      return facts[field] || undefined
  }
}

/** The day in full, as on a document; of an address that says no date, its text. */
function dayOf(date: string | null, format: Formatter): string {
  const day = date === null ? '-' : format.fullDate(date)
  return day === '-' ? format.digits(plainText(date)) : day
}

function timeOf({ date, time }: ReceiptFacts, format: Formatter): string | undefined {
  if (time !== undefined) return format.digits(plainText(time?.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1')))
  const hour = date ? format.time(date) : '-'
  return hour === '-' ? undefined : hour
}

/** Who paid and through which gateway, as far as the server says it; a payment that failed has no payer. (D-140) */
export function payerFacts(
  payment: { status: string; payer_name?: string | undefined; psp_name?: string | null | undefined } | undefined,
): Pick<ReceiptFacts, 'payer' | 'gateway'> {
  return {
    payer: payment?.status === 'SUCCESS' ? payment.payer_name : undefined,
    gateway: payment?.psp_name ?? undefined,
  }
}
