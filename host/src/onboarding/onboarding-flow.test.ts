import { expect, test } from '@jest/globals'
import { accountFlow, exitBy, parseSentCode, stageOf, toStageStates } from './onboarding-flow'

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
] as const)('HST-053 at level %i and the position %s with the code %j the stage is %s', (level, kept, code, stage) =>
  expect(stageOf(level, kept, code)).toBe(stage),
)

test.each([
  ['identity', ['identity']],
  ['code', ['identity', 'code']],
  ['bank', ['bank']],
] as const)('HST-053 R-10 the entries up to %s are %j, and Back walks them out of the flow', (stage, trail) => {
  expect(accountFlow.trail({ stage }, 0).map((entry) => entry.stage)).toEqual(trail)
  expect(accountFlow.back({ stage }, 0)?.stage).toBe(trail.at(-2))
})

test.each([
  [{ stage: 'code' }, { stage: 'code' }],
  [{ stage: 'done' }, undefined],
  ['code', undefined],
  [undefined, undefined],
])('F45 the kept position %j is read as %j', (kept, position) => expect(accountFlow.parse(kept)).toEqual(position))

test.each([
  [0, undefined, 'identity'],
  [0, 'code', 'code'],
  [1, 'identity', 'bank'],
  [1, undefined, 'bank'],
] as const)('HST-053 at level %i, kept at %s, the flow begins at %s', (level, kept, stage) =>
  expect(accountFlow.resume(kept && { stage: kept }, level)).toEqual({ stage }),
)

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
] as const)('at %s the two stages are %j', (stage, states) => expect(toStageStates(stage)).toEqual(states))

const kept = { ...sent, sentAt: Date.now() }

test.each([
  [kept, kept],
  [{ ...kept, sentAt: kept.sentAt - 119_000 }, undefined],
  [{ ...kept, nationalCode: 12 }, undefined],
  ['0012345679', undefined],
  [undefined, undefined],
])('U4 F45: the draft %j resumes at the code %j', (stored, resumed) => expect(parseSentCode(stored)).toEqual(resumed))
