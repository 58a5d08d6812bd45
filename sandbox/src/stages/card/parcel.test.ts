import { expect, test } from '@jest/globals'
import { type Parcel, postSteps } from './parcel'

/** Issued on a Saturday. */
const parcel: Parcel = {
  tracking_code: '123456789012345678901234',
  requested_on: '2026-11-19',
  issued_on: '2026-11-21',
  to_tehran: true,
  has_arrived: false,
}
const said = (one: Parcel | undefined, today: string) =>
  postSteps('2026-11-19', one, today).map(({ date, done }) => `${date} ${done ? 'done' : 'expected'}`)

test('SBX-047 D-21 of a card that is not made only the request is known', () => {
  expect(said(undefined, '2026-11-20')).toEqual([
    '2026-11-19 done',
    'null expected',
    'null expected',
    'null expected',
    'null expected',
  ])
})

/** Thursday 26 and Friday 27 November are free. */
test.each<[string, boolean, string, string[]]>([
  ['the day it was made, in Tehran', true, '2026-11-21', ['done', 'done', '2026-11-22', '2026-11-24', '2026-11-25']],
  ['in the post', true, '2026-11-22', ['done', 'done', 'done', '2026-11-24', '2026-11-25']],
  ['at the door', true, '2026-11-25', ['done', 'done', 'done', 'done', 'done']],
  ['elsewhere it is 7 to 14 days', false, '2026-11-30', ['done', 'done', 'done', '2026-12-01', '2026-12-12']],
  ['elsewhere, after a week', false, '2026-12-01', ['done', 'done', 'done', 'done', '2026-12-12']],
])('SBX-047 CON-11 BNK-031 the way of a card: %s', (_when, to_tehran, today, expected) => {
  const steps = postSteps('2026-11-19', { ...parcel, to_tehran }, today)
  expect(steps.map(({ date, done }) => (done ? 'done' : date))).toEqual(expected)
})

test('SBX-047 a card that came earlier than promised is there today', () => {
  expect(said({ ...parcel, has_arrived: true }, '2026-11-23').slice(-2)).toEqual(['2026-11-23 done', '2026-11-23 done'])
})
