import { expect, test } from '@jest/globals'
import { pathsOf, requirementsIn } from './catalogue'

test.each([
  ['| PLT-001 | one thing | B | E |', 1],
  ['| PLT-002 | one; another | B | E |', 2],
  ['| PLT-003 | One thing. Another (with this; and that), `a; b` | B | E |', 2],
  ['| VAL-02 | code `^(0[1-9]\\|[1-9]\\d)\\d{8}$`, max 10 | a; b | c |', 1],
  ['| ST-07 | Contract; paper; | SIGNED; NOT_SIGNED |', 2],
])('%s has %i clauses', (row, clauses) => {
  expect(requirementsIn(row).map((one) => one.clauses)).toEqual([clauses])
})

test('a requirement begins a row; one that is only mentioned does not count', () => {
  const page = '| R-01 | `/` | x |\nsee PLT-009\n| D-01 | a decision |\n| ERR-07 | x |'
  expect(requirementsIn(page).map(({ id }) => id)).toEqual(['R-01', 'ERR-07'])
})

test.each([
  ['| R-17 | `/buy` (`?fund=`) | INVEST |', ['/buy']],
  [
    '| R-52 | `/bank/receipt/:id`, `/bank/local-receipt` (as paths) | BANK |',
    ['/bank/receipt/:id', '/bank/local-receipt'],
  ],
  ['| R-03 | `/not-found`, `*` | HOST |', ['/not-found']],
])('%s has the paths %j', (row, paths) => expect(requirementsIn(row).flatMap(pathsOf)).toEqual(paths))
