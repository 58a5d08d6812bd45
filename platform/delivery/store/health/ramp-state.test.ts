import { expect, test } from '@jest/globals'
import type { CanaryRamp } from '../../../contract/canary-ramp'
import { type RampState, rampState } from './ramp-state'

const minute = 60_000
const began = Date.parse('2026-11-29T04:00:00Z')
const ramp: CanaryRamp = { steps: [1, 10, 50, 100], bakeMinutes: 30, since: '2026-11-29T04:00:00.000Z' }
const stable = { tries: 1_000, errors: 10 }
const good = { tries: 20, errors: 0 }
const bad = { tries: 20, errors: 15 }

test.each<[string, Partial<CanaryRamp>, number, { tries: number; errors: number }, RampState['state']]>([
  ['has been tried for long enough by enough', {}, 30, good, 'due'],
  ['was due long ago, as after a guard that did not run', {}, 3_000, good, 'due'],
  ['has not been tried for long enough', {}, 29, good, 'baking'],
  ['has been tried by one too few', {}, 30, { tries: 19, errors: 0 }, 'few-tries'],
  ['has not been tried at all', {}, 3_000, { tries: 0, errors: 0 }, 'few-tries'],
  ['fails now and then, as chance has it', {}, 30, { tries: 20, errors: 2 }, 'due'],
  ['fails too often', {}, 30, bad, 'failing'],
  ['fails too often from the beginning', {}, 1, bad, 'failing'],
  ['is paused', { paused: true }, 30, good, 'paused'],
  ['is paused and fails', { paused: true }, 30, bad, 'paused'],
  ['began in the future, by a clock that is ahead', {}, -5, good, 'baking'],
  ['began at a time that is none', { since: 'soon' }, 3_000, good, 'baking'],
])('a step that %s is %s', (_, changed, minutes, canary, state) => {
  const found = rampState({ percent: 1, ramp: { ...ramp, ...changed } }, { canary, stable }, began + minutes * minute)
  expect(found).toMatchObject({ state, next: 10, tries: canary.tries, needed: 20 })
})

test.each([
  [1, 10],
  [10, 50],
  [50, 100],
  [5, 10],
  [99, 100],
])('after %i %% comes %i %%', (percent, next) => {
  expect(rampState({ percent, ramp }, { canary: good, stable }, began)).toMatchObject({
    next,
    until: '2026-11-29T04:30:00.000Z',
  })
})
