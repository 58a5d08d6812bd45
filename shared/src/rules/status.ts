/** Neutral, good, bad, waiting, information: the tones of a badge. */
export type Tone = 'n' | 'g' | 'r' | 'w' | 'i'

export interface StatusLook {
  /** Key for `t`; an unknown value has «نامشخص». */
  readonly label: `ui:status.${string}`
  readonly tone: Tone
}

/** The vocabularies of section 10, in lower case with underscores. Labels stand in the dictionary of the UI kit. */
const sets = {
  /** ST-07 */
  contract: { signed: 'g', not_signed: 'n' },
  /** ST-08: the label is what the card offers to do. */
  card: { bank_onb_required: 'i', verified: 'g', pending: 'i', blocked: 'n', failed: 'r', waiting: 'w' },
  /** ST-09 */
  order: {
    buy: 'n',
    sell: 'n',
    waiting: 'w',
    pending: 'w',
    partially_filled: 'w',
    rejected: 'r',
    failed: 'r',
    canceled: 'n',
    done: 'g',
    inquiry: 'g',
    success: 'g',
    execution_time_out: 'n',
    completed: 'g',
  },
  /** ST-10 */
  transaction: {
    system_failed: 'r',
    invalid: 'r',
    failed: 'r',
    psp_not_response: 'r',
    reversed: 'r',
    canceled: 'r',
    waiting: 'w',
    success: 'g',
    increase: 'g',
    decrease: 'n',
  },
  /** ST-11 */
  'bank-transaction': { done: 'g', failed: 'r', troubleshooting: 'w' },
  /** ST-13 */
  account: {
    active: 'g',
    block: 'r',
    created: 'i',
    inquiry: 'w',
    inactive: 'n',
    pending: 'w',
    wait_for_activate: 'w',
    acc_pending: 'w',
  },
  /** ST-14 */
  'recommendation-order': { waiting_for_investment: 'w', invested: 'g', part_done: 'i', waiting_for_payment: 'w' },
  /** ST-15 */
  risk: { without: 'n', high: 'n', low: 'n' },
  offer: { free: 'g', vip: 'i' },
  /** ST-16 */
  'bank-entry': { profit: 'g', deposit: 'g', withdraw: 'n', fee: 'n' },
  transfer: { card: 'n', pol: 'n', paya: 'n', satna: 'n', internal: 'n' },
} as const satisfies Record<string, Record<string, Tone>>

export type StatusSet = keyof typeof sets

const lookup: ReadonlyMap<string, ReadonlyMap<string, Tone>> = new Map(
  Object.entries(sets).map(([set, tones]) => [set, new Map<string, Tone>(Object.entries(tones))]),
)

/**
 * How a word of the server is shown: its label and tone, in any case and spacing; a word that is not known yet is
 * neutral. (ST-07 … ST-16, F32)
 * @example describeStatus('order', 'EXECUTION_TIME_OUT') // { label: 'ui:status.order.execution_time_out', tone: 'r' }
 */
export function describeStatus(set: StatusSet, value: string): StatusLook {
  const word = value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  const tone = lookup.get(set)?.get(word)
  return tone === undefined ? { label: 'ui:status.unknown', tone: 'n' } : { label: `ui:status.${set}.${word}`, tone }
}
