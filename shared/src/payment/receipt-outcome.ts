import { withoutInvisible } from '../text/digits'

export type Outcome = 'success' | 'failure'

/**
 * Only the exact word SUCCESS is a success; everything else, other spellings too, is a failure (PLT-046).
 * @example parseOutcome('success') // 'failure'
 */
export function parseOutcome(status: string | null | undefined): Outcome {
  return status === 'SUCCESS' ? 'success' : 'failure'
}

/** Half-space inside a Persian word, such as the name of Tuesday; of no number. */
const halfSpace = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/u

/** Longer than any real date or number of a bank; an address may carry ten thousand characters. */
const longest = 64

/**
 * What an address says, as plain text that cannot turn its surroundings round: `-` when there is nothing, or the text
 * `None` (PLT-047).
 * @example plainText('None') // '-'
 */
export function plainText(value: string | null | undefined): string {
  const text = (value ?? '').split(halfSpace).map(withoutInvisible).join('\u200c').trim()
  if (text === '' || text === 'None') return '-'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
