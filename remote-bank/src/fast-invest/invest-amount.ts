import type { CardLimit } from '@sarv/shared/contract/bank-onboarding'
import { amountChips, minimumAmount } from '@sarv/shared/rules/constants'

/** Amounts of the fast-invest form; rial. */
export interface InvestAmounts {
  readonly initial: number | undefined
  readonly chips: readonly number[]
}

/**
 * What the form begins with: the sum that is missing for the card, and at least the smallest purchase; an empty field
 * where nothing is missing or nobody knows. (BNK-070, VAL-07)
 * @example investAmounts({ remaining_required_amount: 41_000_000 }).initial // 41_000_000
 */
export function investAmounts(limit: Pick<CardLimit, 'remaining_required_amount'> | undefined): InvestAmounts {
  const missing = limit?.remaining_required_amount ?? 0
  if (missing <= 0) return { initial: undefined, chips: amountChips }
  const initial = Math.max(missing, minimumAmount)
  // One line of a phone takes three.
  return { initial, chips: [initial, ...amountChips.filter((amount) => amount > initial)].slice(0, 3) }
}
