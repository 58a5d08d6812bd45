import { parseAmount } from '@sarv/shared/money/amount-field'
import { defineFlow } from '@sarv/shared/stages/define-flow'

/** Stages of the increase flow: more money for a portfolio. (PMA-049) */
export type IncreaseStage = (typeof stages)[number]
const stages = ['amount', 'prepayment', 'method', 'receipt'] as const

/** Position in the flow as stored in an entry of the browser's history, so that a reload or the gateway resumes there. */
export interface IncreasePosition {
  readonly stage: IncreaseStage
  /** The payment's uuid, once it was requested. */
  readonly payment?: string
}

/** The flow: each entry has the payment, and after a submitted slip none of them leads back to it. (PMA-049) */
export const increaseFlow = defineFlow<IncreasePosition>({
  name: 'increase',
  stages,
  more({ payment }, stage) {
    if (typeof payment === 'string' && /^[\da-f-]{36}$/.test(payment)) return { payment }
    return stage === 'amount' ? {} : undefined
  },
  beneath: ({ stage, payment }) =>
    stage === 'receipt' ? [] : stages.slice(0, stages.indexOf(stage)).map((earlier) => ({ stage: earlier, payment })),
})

/**
 * Computes the stage to show: the person's own, unless the status of the payment overrides it. A payment that was made or
 * whose slip was submitted does not have to be paid any more; one that failed or is unknown begins again at the amount.
 * @param status of the payment; undefined without one
 */
export function shownStage(wanted: IncreaseStage, status: string | undefined): IncreaseStage {
  switch (status) {
    case 'REVIEW':
    case 'SUCCESS':
      return 'receipt'
    case 'WAITING':
      return wanted === 'receipt' ? 'prepayment' : wanted
    default:
      return 'amount'
  }
}

/**
 * Validates the amount in rial that may be requested; undefined while the button stays disabled. (VAL-15)
 * @example requestableAmount('000', true) // undefined
 */
export function requestableAmount(digits: string, accepted: boolean): number | undefined {
  const amount = parseAmount(digits)
  return accepted && amount !== undefined && amount > 0 ? amount : undefined
}

/**
 * Resolves the portfolio to increase: the one in the query string, else the only one. `choose` while there are several,
 * `leave` for a person who has none, or not this one. (PMA-050)
 */
export function resolvePortfolio<Portfolio extends { readonly prx: string }>(
  portfolios: readonly Portfolio[],
  wanted: string | null,
): Portfolio | 'choose' | 'leave' {
  const [first, second] = portfolios
  if (first === undefined) return 'leave'
  if (wanted !== null) return portfolios.find(({ prx }) => prx === wanted) ?? 'leave'
  return second === undefined ? first : 'choose'
}
