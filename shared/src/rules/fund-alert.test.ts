import { expect, test } from '@jest/globals'
import { type AlertFault, type AlertTerms, alertFault, isAlertMet } from './fund-alert'

const price = (direction: AlertTerms['direction'], threshold: number): AlertTerms => ({
  measure: 'PRICE',
  direction,
  threshold,
})
const month = (direction: AlertTerms['direction'], threshold: number): AlertTerms => ({
  measure: 'monthly_return',
  direction,
  threshold,
})

test.each<[AlertTerms, number | null, AlertFault | undefined]>([
  [price('ABOVE', 42_000), 40_144, undefined],
  [price('BELOW', 38_000), 40_144, undefined],
  // To stand on the threshold is not beyond it.
  [price('ABOVE', 40_144), 40_144, undefined],
  [price('BELOW', 40_144), 40_144, undefined],
  [price('ABOVE', 40_143), 40_144, 'met'],
  [price('BELOW', 40_145), 40_144, 'met'],
  [price('ABOVE', 0), 40_144, 'price'],
  [price('BELOW', -5), 40_144, 'price'],
  [price('ABOVE', 42_000.5), 40_144, 'price'],
  [price('ABOVE', 1e12 + 1), 40_144, 'price'],
  [price('ABOVE', Number.NaN), 40_144, 'price'],
  [month('ABOVE', 5.25), 1.86, undefined],
  [month('BELOW', -5), 1.86, undefined],
  [month('BELOW', 2), 1.86, 'met'],
  [month('ABOVE', 5.255), 1.86, 'percent'],
  [month('BELOW', -100), 1.86, 'percent'],
  [month('ABOVE', 10_001), 1.86, 'percent'],
  [month('ABOVE', Number.POSITIVE_INFINITY), 1.86, 'percent'],
  [month('ABOVE', 5), null, 'unknown'],
])('INV-080 the alert %j of a fund at %s: %s', (terms, now, fault) => expect(alertFault(terms, now)).toBe(fault))

test('SBX-136 an alert is met beyond its threshold, not on it', () => {
  const values = [41_999, 42_000, 42_001]
  expect(values.map((value) => isAlertMet(price('ABOVE', 42_000), value))).toEqual([false, false, true])
  expect(values.map((value) => isAlertMet(price('BELOW', 42_000), value))).toEqual([true, false, false])
})
