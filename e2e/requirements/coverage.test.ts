import { expect, test } from '@jest/globals'
import { pathsOf, requirementsIn } from './catalogue'
import { coverageOf } from './coverage'
import { namedIn } from './named-ids'

const requirements = requirementsIn(
  [
    '| PLT-001 | one | B | E |',
    '| PLT-002 | two | B | E |',
    '| PLT-003 | three | B | E |',
    '| PLT-009 | compose | B | A |',
    '| R-40 | `/bank/onboarding` | BANK |',
    '| R-41 | `/home` | INVEST |',
  ].join('\n'),
)
const evidence = {
  proven: new Set(['PLT-001', 'PLT-009', 'R-40', 'R-41']),
  named: new Set(['PLT-001', 'PLT-002', 'PLT-009', 'R-40', 'R-41']),
  plannedPaths: new Set(['/bank/onboarding']),
  staging: undefined,
}
const nothing = { proven: [], planned: [], namedOnly: [], notRun: [], missing: [] }

test('a requirement is proven, planned, only named, or without a test', () => {
  expect(coverageOf(requirements, evidence)).toEqual([
    {
      ...nothing,
      prefix: 'PLT',
      proven: ['PLT-001'],
      namedOnly: ['PLT-002'],
      notRun: ['PLT-009'],
      missing: ['PLT-003'],
    },
    { ...nothing, prefix: 'R', proven: ['R-41'], planned: ['R-40'] },
  ])
})

test.each([
  ['passed there', ['PLT-009'], 'proven'],
  ['failed there', [], 'missing'],
] as const)('what only staging can prove and %s is %s', (_what, passed, verdict) => {
  const [platform] = coverageOf(requirements, { ...evidence, staging: new Set(passed) })
  expect(platform?.[verdict]).toContain('PLT-009')
})

test.each([
  ['| R-17 | `/buy` (`?fund=`) | INVEST |', ['/buy']],
  [
    '| R-52 | `/bank/receipt/:id`, `/bank/local-receipt` (as paths) | BANK |',
    ['/bank/receipt/:id', '/bank/local-receipt'],
  ],
  ['| R-03 | `/not-found`, `*` | HOST |', ['/not-found']],
])('%s has the paths %j', (row, paths) => expect(requirementsIn(row).flatMap(pathsOf)).toEqual(paths))

test.each([
  ['PLT-011…013 R-04 five headers', ['PLT-011', 'R-04', 'PLT-012', 'PLT-013']],
  ['PMA-015 PMA-016 PMA-015 twice', ['PMA-015', 'PMA-016']],
  ['D-42 T9 F2 are not requirements', []],
])('%s names %j', (title, ids) => expect(namedIn(title)).toEqual(ids))
