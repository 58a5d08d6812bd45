import type { AlertMeasure } from '@sarv/shared/contract/fund-watch'
import { type AlertTerms, isAlertMet } from '@sarv/shared/rules/fund-alert'
import { type Price, returnOn } from '../market/fund-returns'

/** The day on which a threshold was passed, and the price or return of that day. */
export interface Reached {
  readonly day: string
  readonly value: number
}

/**
 * What an alert looks at on a day: the price, or the return that ends there; null where the fund is too young.
 * @param prices oldest first
 */
export function measureOn(measure: AlertMeasure, prices: readonly Price[], day: string): number | null {
  if (measure !== 'PRICE') return returnOn(prices, measure, day)
  return prices.findLast((price) => price.day <= day)?.price ?? null
}

/** The first day after `after` that is beyond the threshold: each day is judged, also by a job that comes days later. */
export function firstReached(terms: AlertTerms, prices: readonly Price[], after: string): Reached | undefined {
  for (const { day } of prices) {
    if (day <= after) continue
    const value = measureOn(terms.measure, prices, day)
    if (value !== null && isAlertMet(terms, value)) return { day, value }
  }
  return undefined
}
