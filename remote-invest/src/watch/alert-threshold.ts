import type { AlertMeasure } from '@sarv/shared/contract/fund-watch'
import type { Fund } from '@sarv/shared/contract/funds'
import { type AlertFault, type AlertTerms, alertFault } from '@sarv/shared/rules/fund-alert'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { ReturnRange } from '../funds/shown-return'

/** Periods of a return that an alert can look at, the longest first, with the names that texts have for them. */
export const alertPeriods = [
  ['annual_return', 'annual'],
  ['semi_yearly', 'semiYearly'],
  ['quarter_return', 'quarter'],
  ['monthly_return', 'monthly'],
  ['daily_return', 'daily'],
] as const satisfies readonly (readonly [AlertMeasure, ReturnRange])[]

/** What an alert looks at, as it is now; null where the fund is too young. */
export function currentValue(fund: Fund, measure: AlertMeasure): number | null {
  return measure === 'PRICE' ? fund.price : fund[measure]
}

/**
 * Parses a typed threshold: digits of any script, thousands separators, a decimal point or slash, a sign, a percent sign.
 * NaN for what is no number.
 * @example parseThreshold('−۵٫۲۵٪') // -5.25
 */
export function parseThreshold(text: string): number {
  const plain = normalizeCode(text)
    .replaceAll(/[\s,٬،٪%]/g, '')
    .replace(/[٫/]/, '.')
    .replace(/^[−–]/, '-')
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Validates what was typed; undefined for an alert that can be sent. (INV-080) */
export function typedFault(
  typed: string,
  terms: Omit<AlertTerms, 'threshold'>,
  now: number | null,
): AlertFault | 'empty' | undefined {
  if (typed.trim() === '') return 'empty'
  return alertFault({ ...terms, threshold: parseThreshold(typed) }, now)
}
