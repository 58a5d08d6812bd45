import type { CardLimit } from '@sarv/shared/contract/bank-onboarding'
import { amountChips, minimumAmount } from '@sarv/shared/rules/constants'

/** Amounts of the fast-invest form; rial. */
export interface InvestAmounts {
  readonly initial: number | undefined
  /** How much of it is above what is missing. */
  readonly above: number
  readonly chips: readonly number[]
}

/** How far the price of a unit may move until the request is decided, as a part of the minimum. */
const priceMargin = 0.01

/** Round amount that a proposal is a multiple of, in rial: 100,000 toman. */
const roundTo = 1_000_000

/**
 * What the form begins with: a sum that reaches the card's minimum, an empty field where nothing is missing or the sum is unknown.
 * It is what is missing, one unit more as only whole units are bought, and a margin for the day's price. (BNK-070, D-167)
 * @example investAmounts({ remaining_required_amount: 40_997_986, min_amount: 50_000_000, unit_price: 10_012 }).initial // 42_000_000
 */
export function investAmounts(
  limit: Pick<CardLimit, 'remaining_required_amount' | 'min_amount' | 'unit_price'> | undefined,
): InvestAmounts {
  const missing = limit?.remaining_required_amount ?? 0
  if (limit === undefined || missing <= 0) return { initial: undefined, above: 0, chips: amountChips }
  const enough = missing + (limit.unit_price ?? 0) + limit.min_amount * priceMargin
  const initial = Math.max(Math.ceil(enough / roundTo) * roundTo, minimumAmount)
  // One line of a phone takes three.
  const chips = [initial, ...amountChips.filter((amount) => amount > initial)].slice(0, 3)
  return { initial, above: initial - missing, chips }
}
