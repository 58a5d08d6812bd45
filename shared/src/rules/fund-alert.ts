import type { AlertDirection, AlertMeasure } from '../contract/fund-watch'

/** Alerts of one person that wait at the same time. (SBX-136) */
export const maxWaitingAlerts = 20

/** Highest threshold of a price, rial. */
const maxPrice = 1_000_000_000_000
/** Bounds of a return, percent: nothing falls by more than all of it. */
const returns = { above: -100, most: 10_000 }

/** What an alert is set to. */
export interface AlertTerms {
  readonly measure: AlertMeasure
  readonly direction: AlertDirection
  /** Whole rial of a price, percent of a return. */
  readonly threshold: number
}

/** Why terms make no alert. */
export type AlertFault = 'unknown' | 'price' | 'percent' | 'met'

/** Whether a price or a return has passed the threshold; to stand on it is not enough. */
export function isAlertMet({ direction, threshold }: Pick<AlertTerms, 'direction' | 'threshold'>, value: number) {
  return direction === 'ABOVE' ? value > threshold : value < threshold
}

/**
 * Validates the terms of an alert, on the form and at the server.
 * @param now the price or the return of today; null where the fund is too young for that return
 * @returns `met` where it would fire at once
 * @example alertFault({ measure: 'PRICE', direction: 'ABOVE', threshold: 42_000 }, 40_144) // undefined
 */
export function alertFault(terms: AlertTerms, now: number | null): AlertFault | undefined {
  const { measure, threshold } = terms
  if (now === null) return 'unknown'
  if (measure === 'PRICE') {
    if (!Number.isInteger(threshold) || threshold <= 0 || threshold > maxPrice) return 'price'
  } else if (!(threshold > returns.above && threshold <= returns.most) || !hasTwoDecimals(threshold)) return 'percent'
  return isAlertMet(terms, now) ? 'met' : undefined
}

/** Returns have two decimals; a third one could never be reached exactly. */
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
