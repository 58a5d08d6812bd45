import { expect, test } from '@jest/globals'
import { backFrom, exitBy, findStep, parsePlace, parseSentCode, toStageStates, trailTo } from './onboarding-flow'

const sent = { nationalCode: '0012345679', sentAt: 0, seconds: 119 }

test.each([
  [0, 'identity', undefined, 'identity'],
  [0, 'identity', sent, 'identity'],
  [0, 'code', sent, 'code'],
  [0, 'code', undefined, 'identity'],
  [0, 'bank', undefined, 'identity'],
  [1, 'identity', undefined, 'bank'],
  [1, 'code', sent, 'bank'],
  [2, 'bank', undefined, 'done'],
  [3, 'code', sent, 'done'],
] as const)('HST-053 at level %i and the place %s with the code %j the step is %s', (level, place, code, step) =>
  expect(findStep(level, place, code)).toBe(step),
)

test.each([
  ['identity', ['identity']],
  ['code', ['identity', 'code']],
  ['bank', ['bank']],
] as const)('R-10 the entries up to %s are %j', (place, trail) => expect(trailTo(place)).toEqual(trail))

test.each([
  ['code', 'code'],
  ['done', undefined],
  [{ place: 'code' }, undefined],
  [undefined, undefined],
])('a place that was kept as %j is %s', (stored, place) => expect(parsePlace(stored)).toBe(place))

test.each([
  ['code', 'identity'],
  ['identity', 'leave'],
  ['bank', 'leave'],
] as const)('HST-053 R-10 back from %s leads to %s', (step, goal) => expect(backFrom(step)).toBe(goal))

test.each([
  ['back', 2, '/buy?fund=11307', '/buy?fund=11307', 'back'],
  ['back', 2, null, '/home', 'back'],
  ['back', 2, 'https://evil.example/', '/home', 'back'],
  ['back', 0, '/buy?fund=11307', '/buy?fund=11307', 'replace'],
  ['back', 0, null, '/home', 'replace'],
  ['done', 2, '/buy?fund=11307', '/buy?fund=11307', 'back'],
  ['done', 2, null, '/home', 'replace'],
  ['done', 2, 'https://evil.example/', '/home', 'replace'],
  ['done', 0, '/buy?fund=11307', '/buy?fund=11307', 'replace'],
] as const)(
  'HST-053 D-148 by %s, above %i entries, sent by %s to %s, the flow is left by: %s',
  (reason, index, sentBy, returnTo, way) => expect(exitBy(reason, { index, sentBy, returnTo })).toBe(way),
)

test.each([
  ['identity', ['now', 'waiting']],
  ['code', ['now', 'waiting']],
  ['bank', ['done', 'now']],
  ['done', ['done', 'done']],
] as const)('at %s the two stages are %j', (step, stages) => expect(toStageStates(step)).toEqual(stages))

const kept = { ...sent, sentAt: Date.now() }

test.each([
  [kept, kept],
  [{ ...kept, sentAt: kept.sentAt - 119_000 }, undefined],
  [{ ...kept, nationalCode: 12 }, undefined],
  ['0012345679', undefined],
  [undefined, undefined],
])('U4 F45: the draft %j resumes at the code %j', (stored, resumed) => expect(parseSentCode(stored)).toEqual(resumed))
