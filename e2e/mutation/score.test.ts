import { expect, test } from '@jest/globals'
import { type AskedMutant, scoreOf } from './score'

const mutant = (status: AskedMutant['status']): AskedMutant => ({
  id: '0',
  file: 'a.ts',
  line: 1,
  mutator: 'ConditionalExpression',
  original: 'a > b',
  replacement: 'true',
  status,
})

test.each([
  ['nothing to mutate', [], 100],
  ['killed and timed out', [mutant('killed'), mutant('timed out')], 100],
  ['one of three survives', [mutant('killed'), mutant('killed'), mutant('survived')], 66.6],
  ['one is reached by no test', [mutant('killed'), mutant('unreached')], 50],
] as const)('the score of %s', (_, asked, percent) => expect(scoreOf(asked).percent).toBe(percent))
