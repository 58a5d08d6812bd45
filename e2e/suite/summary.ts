import type { Outcome } from './run-step'

/** Prints where the time went, with the slowest tests of each runner, and one line over all of it. */
export function summarize(outcomes: readonly Outcome[]): void {
  process.stdout.write('\nWhere the time went:\n')
  for (const { name, seconds, slowest } of outcomes) {
    process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${name}\n`)
    for (const test of slowest) process.stdout.write(`${test.seconds.toFixed(1).padStart(14)} s  ${test.title}\n`)
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}
