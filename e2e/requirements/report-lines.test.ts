import { expect, test } from '@jest/globals'
import { requirementsIn } from './catalogue'
import { clauseLines, coverageLines } from './report-lines'

const requirements = requirementsIn(
  '| PLT-001 | one; two | B |\n| PLT-002 | one | B |\n| PLT-003 | one; two; three | B |',
)

test('a line says how many of a prefix are proven, and names the others by what they lack', () => {
  const coverage = {
    prefix: 'PLT',
    proven: ['PLT-001'],
    planned: [],
    namedOnly: ['PLT-002'],
    notRun: ['PLT-009'],
    missing: ['PLT-003'],
  }
  expect(coverageLines([coverage], requirements)).toEqual([
    'PLT    1 of   4   no product code: PLT-002   staging not run: PLT-009   without a test: PLT-003',
    '1 of 3 proven; 2 rows have more than one clause, which an id cannot tell apart: --clauses',
  ])
})

test('rows of several clauses stand with the number of tests that name them', () => {
  expect(clauseLines(requirements, ['PLT-001 a', 'PLT-001 b', 'PLT-002 c']).slice(1)).toEqual([
    'PLT-001   2 clauses    2 tests',
    'PLT-003   3 clauses    0 tests',
  ])
})
