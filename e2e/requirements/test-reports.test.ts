import { expect, test } from '@jest/globals'
import { passedInJest, passedInPlaywright } from './test-reports'

test('of a Jest report the passed tests count, with their files from the root', () => {
  const assertionResults = [
    { fullName: 'PLT-001 a', status: 'passed' },
    { fullName: 'PLT-002 b', status: 'failed' },
    { fullName: 'PLT-003 c', status: 'pending' },
  ]
  const report = JSON.stringify({ testResults: [{ name: '/house/shared/src/a.test.ts', assertionResults }] })
  expect(passedInJest(report, '/house')).toEqual([{ title: 'PLT-001 a', file: 'shared/src/a.test.ts' }])
})

test('of a Playwright report the passed tests of all depths count, skipped and flaky ones do not', () => {
  const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] })
  const deep = { specs: [spec('PLT-002 b', true, 'skipped'), spec('PLT-003 c', true, 'expected')] }
  const specs = [
    spec('PLT-001 a', true, 'expected'),
    spec('PLT-004 d', false, 'unexpected'),
    spec('PLT-005 e', true, 'flaky'),
  ]
  expect(passedInPlaywright(JSON.stringify({ suites: [{ specs, suites: [deep] }] }))).toEqual([
    { title: 'PLT-001 a' },
    { title: 'PLT-003 c' },
  ])
})
