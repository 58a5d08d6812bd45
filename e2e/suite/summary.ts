import type { Outcome } from './run-step'
import { slowestOf, type TestResult } from './test-report'

/** Prints where the time went, with the slowest tests of each runner, what is flaky, what failed, and one line over all of it. */
export function summarize(outcomes: readonly Outcome[]): void {
  process.stdout.write('\nWhere the time went:\n')
  for (const { name, seconds, tests } of outcomes) {
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${name}\n`)
    const timed = tests.filter((test) => test.seconds > 0)
    for (const test of slowestOf(timed))
      process.stdout.write(`${test.seconds.toFixed(1).padStart(14)} s  ${test.title}\n`)
  }
  const tests = outcomes.flatMap((outcome) => outcome.tests)
  const flaky = tests.filter((test) => test.flaky)
  if (flaky.length > 0) process.stdout.write('\nFlaky:\n')
  for (const test of flaky) process.stdout.write(`  flaky (${test.flaky}): ${test.title}\n`)
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length > 0) process.stdout.write('\nWhat failed:\n')
  for (const { title } of failed) process.stdout.write(`  ${title}\n`)
  const count = (status: TestResult['status']) => tests.filter((test) => test.status === status).length
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : ''
  process.stdout.write(`\n${count('passed')} passed, ${count('failed')} failed${skipped}\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
