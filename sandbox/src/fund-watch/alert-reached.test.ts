import { expect, test } from '@jest/globals'
import type { AlertTerms } from '@sarv/shared/rules/fund-alert'
import { addDays } from '../time/tehran'
import { firstReached } from './alert-reached'

/** Prices of a fund from 2026-10-25 on, one a day. */
const daily = (...prices: number[]) => prices.map((price, index) => ({ day: addDays('2026-10-25', index), price }))
const fund = daily(...Array.from({ length: 28 }, () => 100), 104, 99, 106, 103)

test.each<[AlertTerms, string, ReturnType<typeof firstReached>]>([
  [{ measure: 'PRICE', direction: 'ABOVE', threshold: 105 }, '2026-11-21', { day: '2026-11-24', value: 106 }],
  [{ measure: 'PRICE', direction: 'ABOVE', threshold: 106 }, '2026-11-21', undefined],
  [{ measure: 'PRICE', direction: 'BELOW', threshold: 100 }, '2026-11-21', { day: '2026-11-23', value: 99 }],
  // What was before the alert is not its matter.
  [{ measure: 'PRICE', direction: 'ABOVE', threshold: 103 }, '2026-11-24', undefined],
  [{ measure: 'daily_return', direction: 'BELOW', threshold: -4 }, '2026-11-21', { day: '2026-11-23', value: -4.81 }],
  [{ measure: 'monthly_return', direction: 'ABOVE', threshold: 5.5 }, '2026-11-21', { day: '2026-11-24', value: 6 }],
  // The fund is too young for a quarter.
  [{ measure: 'quarter_return', direction: 'ABOVE', threshold: 1 }, '2026-11-21', undefined],
])('SBX-136 the alert %j after %s is reached: %j', (terms, after, reached) =>
  expect(firstReached(terms, fund, after)).toEqual(reached),
)
