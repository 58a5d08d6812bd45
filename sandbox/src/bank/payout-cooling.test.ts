import { expect, test } from '@jest/globals'
import { isCooling, usableFrom, usableFromText } from './payout-cooling'

const added = new Date('2026-11-21T08:30:00Z')
const from = usableFrom(added)

test.each<[string, Date | null, string, boolean]>([
  ['the first account, of the activation', null, '2026-11-21T08:30:00Z', false],
  ['at the moment it is added', from, '2026-11-21T08:30:00Z', true],
  ['a millisecond before its day is over', from, '2026-11-22T08:29:59.999Z', true],
  ['when its day is over', from, '2026-11-22T08:30:00Z', false],
  ['later', from, '2026-12-22T08:30:00Z', false],
])('SBX-124 CON-33 a payout account cools for 24 hours: %s', (_, usable_from, now, cools) => {
  expect(isCooling(usable_from, new Date(now))).toBe(cools)
})

test('SBX-124 the end of the wait is told by day and time in Tehran', () => {
  expect(usableFromText(from)).toEqual({ fa: '۱ آذر ۱۴۰۵ ساعت ۱۲:۰۰', en: '1 Azar 1405 at 12:00' })
})
