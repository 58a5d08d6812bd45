import type { Outcome } from './run-step'

/** Prints where the time went, with the slowest tests of each runner, what failed, and one line over all of it. */
export function summarize(outcomes: readonly Outcome[]): void {
  process.stdout.write('\nWhere the time went:\n')
  for (const { name, seconds, slowest } of outcomes) {
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${name}\n`)
    for (const test of slowest) process.stdout.write(`${test.seconds.toFixed(1).padStart(14)} s  ${test.title}\n`)
  }
  const failures = outcomes.flatMap((outcome) => outcome.failures)
  if (failures.length > 0) process.stdout.write('\nWhat failed:\n')
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  const total = (what: 'passed' | 'failed' | 'skipped') => outcomes.reduce((sum, outcome) => sum + outcome[what], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed${skipped}\n`)
  process.exitCode = total('failed') > 0 ? 1 : 0
}
