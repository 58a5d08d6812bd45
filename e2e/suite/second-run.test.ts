import { expect, test } from '@jest/globals'
import { failTooManyFlaky, mergeRuns } from './second-run'
import { failedOutside, type TestResult } from './test-report'

const ended = (status: TestResult['status'], title = 'buys', file = 'buy.test.ts'): TestResult => ({
  title,
  file,
  seconds: 1,
  status,
})

test.each([
  ['failed, then passed', [ended('failed')], [ended('passed')], 'passed', 'failed, then passed alone'],
  ['failed twice', [ended('failed')], [ended('failed')], 'failed', undefined],
  ['failed, and was not run again', [ended('failed')], [], 'failed', undefined],
  ['failed, then was skipped', [ended('failed')], [ended('skipped')], 'failed', undefined],
  ['failed, while another file passed', [ended('failed')], [ended('passed', 'buys', 'b.test.ts')], 'failed', undefined],
  ['passed, then failed beside it', [ended('passed')], [ended('failed')], 'passed', 'passed, then failed alone'],
  ['has a failed namesake', [ended('failed')], [ended('failed'), ended('passed')], 'failed', undefined],
  ['passed', [ended('passed')], [], 'passed', undefined],
] as const)('a test that %s', (_what, first, second, status, flaky) => {
  expect(mergeRuns(first, second)[0]).toMatchObject(flaky === undefined ? { status } : { status, flaky })
  expect(mergeRuns(first, second)[0]?.flaky).toBe(flaky)
})

const outside = failedOutside('buy.test.ts could not run', 'buy.test.ts')
test.each([
  ['runs the second time', outside, [ended('passed')], ['passed', 'passed']],
  ['runs, and fails in a test of its own', outside, [ended('failed')], ['passed', 'failed']],
  ['cannot run again', outside, [outside], ['failed']],
  ['is not run again', outside, [ended('passed', 'buys', 'b.test.ts')], ['failed', 'passed']],
] as const)('a file that could not run and %s', (_what, first, second, statuses) => {
  expect(mergeRuns([first], second).map(({ status }) => status)).toEqual(statuses)
})

test('a whole step that fails once and passes once is flaky', () => {
  const [step] = mergeRuns([failedOutside('overhead')], [ended('passed', 'overhead', '')])
  expect(step).toMatchObject({ status: 'passed', flaky: 'failed, then passed alone' })
})

test.each([
  [5, 'passed'],
  [6, 'failed'],
])('a run with %i flaky tests has %s', (count, status) => {
  const tests = Array.from({ length: count }, () => ({ ...ended('passed'), flaky: 'failed, then passed alone' }))
  const [outcome] = failTooManyFlaky([{ name: 'unit', seconds: 1, tests: [...tests, ended('passed')] }])
  expect(outcome?.tests[0]?.status).toBe(status)
  expect(outcome?.tests.at(-1)?.status).toBe('passed')
})
