import { expect, test } from '@jest/globals'
import { requirementsIn } from './catalogue'
import { coverageOf } from './coverage'

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
