import { type Outcome, runStep, type Step } from './run-step'
import type { TestResult } from './test-report'

/** More flaky tests than this fail the run. */
const maxFlaky = 5

/** Runs a step, and what failed in it again with nothing beside it. What passes then is flaky and counts as passed. */
export async function runTwice(step: Step): Promise<Outcome> {
  const first = await runStep(step, 'live')
  const failed = first.tests.filter(({ status }) => status === 'failed')
  if (!step.again || failed.length === 0) return first
  const second = await runStep(step.again(failed), 'live')
  return { ...first, seconds: first.seconds + second.seconds, tests: mergeRuns(first.tests, second.tests) }
}

/** The results of both runs. A test that passed in one of them only is flaky and has passed. */
export function mergeRuns(first: readonly TestResult[], second: readonly TestResult[]): Outcome['tests'] {
  const known = new Set(first.map(keyOf))
  const merged = first.map((test) => {
    const again = statusIn(second, test)
    const isFlaky = [test.status, again].toSorted().join() === 'failed,passed'
    return isFlaky ? { ...test, status: 'passed' as const, flaky: `${test.status}, then ${again} alone` } : test
  })
  // A file that could not run the first time.
  return [...merged, ...second.filter((test) => !known.has(keyOf(test)))]
}

const keyOf = ({ file, title }: TestResult) => `${file} ${title}`

/** How a test ended in a run; undefined where it did not run. If several tests have one title, a failed one counts. */
function statusIn(run: readonly TestResult[], test: TestResult): TestResult['status'] | undefined {
  const same = test.isOutside
    ? run.filter((one) => test.file === '' || one.file === test.file)
    : run.filter((one) => keyOf(one) === keyOf(test))
  const isFailed = same.some((one) => one.status === 'failed' && (one.isOutside || !test.isOutside))
  return isFailed ? 'failed' : test.isOutside && same.length > 0 ? 'passed' : same[0]?.status
}

/** Where more tests are flaky than a run may have, each of them has failed. */
export function failTooManyFlaky(outcomes: readonly Outcome[]): readonly Outcome[] {
  const count = outcomes.flatMap(({ tests }) => tests.filter(({ flaky }) => flaky)).length
  if (count <= maxFlaky) return outcomes
  return outcomes.map((outcome) => ({
    ...outcome,
    tests: outcome.tests.map((test) => (test.flaky ? { ...test, status: 'failed' } : test)),
  }))
}
