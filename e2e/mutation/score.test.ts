import { expect, test } from '@jest/globals'
import { type AskedMutant, scoreOf } from './score'

const mutant = (status: AskedMutant['status'], original = 'a > b', replacement = 'true'): AskedMutant => ({
  id: '0',
  file: 'a.ts',
  line: 1,
  mutator: 'ConditionalExpression',
  original,
  replacement,
  status,
})

test.each([
  ['nothing to mutate', [], 100],
  ['killed and timed out', [mutant('killed'), mutant('timed out')], 100],
  ['one of three survives', [mutant('killed'), mutant('killed'), mutant('survived')], 66.6],
  ['one is reached by no test', [mutant('killed'), mutant('unreached')], 50],
] as const)('the score of %s', (_, asked, percent) => expect(scoreOf(asked, []).percent).toBe(percent))

test('an explained survivor counts neither way, and only with its own replacement', () => {
  const asked = [mutant('killed'), mutant('survived', 'a > b', 'false'), mutant('survived', 'a > b', 'a >= b')]
  const score = scoreOf(asked, [{ file: 'a.ts', original: 'a > b', replacement: 'a >= b', reason: 'b is never a' }])
  expect([score.explained, score.percent, score.stale]).toEqual([1, 50, []])
})

test.each([
  ['is killed by now', { file: 'a.ts', original: 'a > b' }],
  ['stands in the source no more', { file: 'a.ts', original: 'c > d' }],
  ['is in another file', { file: 'b.ts', original: 'a > b' }],
])('an explanation of what %s is stale', (_, where) => {
  const explanation = { ...where, reason: '' }
  expect(scoreOf([mutant('killed')], [explanation]).stale).toEqual([explanation])
})
