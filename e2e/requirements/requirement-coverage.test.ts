import { expect, test } from '@jest/globals'
import { coverageOf } from './requirement-coverage'

const catalogue = [
  '| PLT-001 | one |',
  '| PLT-002 | two |',
  '| PLT-003 | three |',
  '| ERR-07 | x |',
  'see PLT-009',
].join('\n')

test('a requirement is proven by a title that names it, alone or in a range', () => {
  expect(coverageOf(catalogue, ['PLT-001 a thing', 'PLT-002…003 two things', 'PLT-009 nothing'])).toEqual([
    { prefix: 'PLT', proven: ['PLT-001', 'PLT-002', 'PLT-003'], missing: [] },
    { prefix: 'ERR', proven: [], missing: ['ERR-07'] },
  ])
})
