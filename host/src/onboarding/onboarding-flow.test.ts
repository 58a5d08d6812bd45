import { expect, test } from '@jest/globals'
import { backFrom, findStep, parseSentCode, toStageStates } from './onboarding-flow'

const sent = { nationalCode: '0012345679', sentAt: 0, seconds: 119 }

test.each([
  [0, undefined, 'identity'],
  [0, sent, 'code'],
  [1, undefined, 'bank'],
  [1, sent, 'bank'],
  [2, undefined, 'done'],
  [3, sent, 'done'],
] as const)('HST-053 at level %i with the code %j the step is %s', (level, code, step) =>
  expect(findStep(level, code)).toBe(step),
)

test.each([
  ['code', 'identity'],
  ['identity', 'leave'],
  ['bank', 'leave'],
] as const)('HST-053 R-10 back from %s leads to %s', (step, goal) => expect(backFrom(step)).toBe(goal))

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
