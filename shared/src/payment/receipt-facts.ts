import type { PaymentFacts } from '../contract/fund-payment'
import type { ReceiptField } from './receipt-rows'

/** What a receipt shows, from any source; texts are plain and short. */
export interface ShownFacts {
  readonly status: string | undefined
  /** Rial. */
  readonly amount: number | undefined
  /** ISO, or the text of the address as it is. */
  readonly date: string | undefined
  readonly time: string | undefined
  readonly trace: string | undefined
  /** What the gateway wrote into the address for the person; the server has no such words. */
  readonly message?: string | undefined
}

/** D-29: an address may carry anything, the page shows no more of it than this. */
const longest = 200

/** Controls and marks of direction, with which a text could turn or break what stands beside it. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

const writtenDate = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/
const writtenTime = /^\d{1,2}:\d{2}(?::\d{2})?$/

/**
 * What the address says, its status in capitals for any spelling: not trusted; a date and a time only where they look
 * like one, shown as plain text until the server has spoken. (INV-050, D-29)
 * @example const said = factsInAddress(useSearchParams()[0])
 */
export function factsInAddress(query: Pick<URLSearchParams, 'get'>): ShownFacts {
  const text = (name: string) => query.get(name)?.slice(0, longest) || undefined
  const like = (shape: RegExp, value: string | undefined) => (value && shape.test(value) ? value : undefined)
  const amount = text('amount')
  return {
    status: text('status')?.toUpperCase(),
    amount: amount !== undefined && /^\d{1,15}$/.test(amount) ? Number(amount) : undefined,
    date: like(writtenDate, text('date')),
    time: like(writtenTime, text('time')),
    trace: text('trace_no'),
    message: text('message')?.replace(unprintable, ' ').trim() || undefined,
  }
}

/** The trace number that the server can be asked about; undefined when the address has none. @example askable('None') // undefined */
export function askable(trace: string | undefined): string | undefined {
  return trace !== undefined && trace !== 'None' && /^[\w-]{1,64}$/.test(trace) ? trace : undefined
}

/**
 * The payment that an address names by its uuid, which the server can be asked about: a failed one has no trace number.
 * (D-124, D-139)
 */
export function paymentInAddress(query: Pick<URLSearchParams, 'get'>): string | undefined {
  return askable(query.get('payment') ?? undefined)
}

/**
 * What the address says of a payment that the server does not know: no result where it names it by its uuid, which only the
 * product puts there. (D-139)
 */
export function unknownFacts(query: Pick<URLSearchParams, 'get'>): ShownFacts {
  const said = factsInAddress(query)
  const isNamed = askable(said.trace) === undefined && paymentInAddress(query) !== undefined
  return isNamed ? { ...said, status: undefined } : said
}

/**
 * How far the truth about a payment is known.
 * - `asking`: the server has not answered yet.
 * - `waiting`: the bank has not decided.
 * - `settled`: the server's word, success or not.
 * - `unknown`: not among this person's payments.
 * - `unasked`: the server could not be reached.
 */
export type ReceiptStatus = 'asking' | 'waiting' | 'settled' | 'unknown' | 'unasked'

/** How far the question about a payment has come. */
export interface PaymentQueryState {
  /** False when there is nothing to ask about: no trace number, and no payment that this browser remembers. */
  readonly asked: boolean
  /** The server's word for the payment. */
  readonly status: string | undefined
  readonly failed: boolean
  readonly notFound: boolean
}

/** Where the answer about a payment stands. */
export function toReceiptStatus({ asked, status, failed, notFound }: PaymentQueryState): ReceiptStatus {
  if (!asked || notFound) return 'unknown'
  if (status !== undefined) return status === 'WAITING' ? 'waiting' : 'settled'
  return failed ? 'unasked' : 'asking'
}

/** What the server says of any payment. */
export type SettledFacts = Pick<PaymentFacts, 'status' | 'amount' | 'date' | 'time'> & {
  readonly trace_no: string | null
}

/** The server's facts replace those of the address. (D-29, F49) */
export function toShownFacts(facts: SettledFacts): ShownFacts {
  return {
    status: facts.status,
    amount: facts.amount,
    date: facts.date,
    time: facts.time,
    trace: facts.trace_no ?? undefined,
  }
}

/** Whether the address says that the payment failed; one that says nothing claims nothing. */
const saysFailure = (status: string | undefined) => status !== undefined && status !== 'SUCCESS'

/**
 * Whether the ticket keeps its clock: nothing looks like a success before the server said so, and a failure that only
 * the address knows is shown as one where the server cannot know better. (F49, T9, D-29)
 */
export function isProcessing(standing: ReceiptStatus, shown: Pick<ShownFacts, 'status' | 'trace'>): boolean {
  if (standing === 'settled') return false
  return standing === 'waiting' || !saysFailure(shown.status) || receiptNoticeFor(standing, shown) === 'unknown'
}

/** What stands beside a ticket. */
export type Notice = 'money-back' | 'not-charged' | 'unknown' | 'unasked'

/**
 * What has to be said beside the ticket: what happens to the money of a payment that failed, that one which was given up
 * took none, that the payment is unknown, or that the server could not be asked. A failure comes back from a gateway without a
 * trace number, so that there is nothing to ask about and nothing to doubt; that no money was taken is said only after
 * the server. (D-29)
 * @example receiptNoticeFor('unknown', { status: 'SUCCESS', trace: '408126773915' }) // 'unknown'
 */
export function receiptNoticeFor(
  standing: ReceiptStatus,
  { status, trace }: Pick<ShownFacts, 'status' | 'trace'>,
): Notice | undefined {
  const failed = saysFailure(status)
  const untraced = trace === undefined || trace === 'None'
  if (standing === 'settled' && status === 'CANCELED') return 'not-charged'
  if (failed && (standing === 'settled' || (standing === 'unknown' && untraced))) return 'money-back'
  return standing === 'unknown' || standing === 'unasked' ? standing : undefined
}

/**
 * Whether the same payment may be made once more: the server says that it failed, or it never got a number. One that could not be
 * asked about may have been made. (D-29, D-124)
 */
export function isRefused(standing: ReceiptStatus, shown: Pick<ShownFacts, 'status' | 'trace'>): boolean {
  const notice = receiptNoticeFor(standing, shown)
  return notice === 'money-back' || notice === 'not-charged'
}

/**
 * The facts that have their place while the server is asked: those that its answer will have, of a failure no payer; none where
 * the address names no result. (U5, D-140)
 */
export function awaitedFields(
  standing: ReceiptStatus,
  status: string | undefined,
  brings: readonly ReceiptField[],
): readonly ReceiptField[] {
  if (standing !== 'asking' || status === undefined) return []
  return status === 'SUCCESS' ? brings : brings.filter((field) => field !== 'payer')
}
