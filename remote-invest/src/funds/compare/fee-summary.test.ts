import { expect, test } from '@jest/globals'
import { feeBands } from '@sarv/shared/rules/early-withdrawal'
import { feeSummary } from './fee-summary'

test.each([
  [[300, 200, 150, 75, 25], { highest: 3, lastDay: 90 }],
  [[50, 30, 20, 10, 0], { highest: 0.5, lastDay: 60 }],
  [[0, 0, 0, 0, 0], undefined],
])('INV-083 fees of %j hundredths are %j', (rates, summary) => expect(feeSummary(feeBands(rates))).toEqual(summary))

test('INV-083 without bands nothing is known', () => expect(feeSummary([])).toBeUndefined())
