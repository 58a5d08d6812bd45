import type { Plan } from '@sarv/shared/contract/plans'

/** One slice of a plan's donut chart; `amount` in rial, `share` in percent. */
export interface PlanShare {
  key: string
  label: string
  amount: number
  share: number
}

/**
 * Divides the minimum investment among the parts of a plan. Rounding down leaves at most a few rial over; they
 * go to the greatest part, so that the amounts add up to what the person reads as the minimum.
 */
export function toPlanShares(plan: Pick<Plan, 'composition' | 'minimum_investment_amount'>): readonly PlanShare[] {
  const whole = plan.minimum_investment_amount
  const parts = plan.composition.map(({ name, percentage }, index) => ({
    key: `${index}-${name}`,
    label: name,
    // Percentages have two decimals at most: whole hundredths keep the sum exact.
    amount: Math.floor((whole * Math.round(percentage * 100)) / 10_000),
    share: percentage,
  }))
  const [first] = parts.toSorted((one, other) => other.share - one.share)
  const divided = parts.reduce((sum, { amount }) => sum + amount, 0)
  const full = parts.reduce((sum, { share }) => sum + Math.round(share * 100), 0) === 10_000
  return full
    ? parts.map((part) => (part === first ? { ...part, amount: part.amount + whole - divided } : part))
    : parts
}
