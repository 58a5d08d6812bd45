import { readFileSync } from 'node:fs'

/** What a runner's report says of its run. */
export interface Report {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly tests: readonly TimedTest[]
}

export interface TimedTest {
  readonly title: string
  readonly seconds: number
  readonly failed: boolean
}

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    assertionResults: readonly { fullName: string; status: string; duration?: number | null }[]
  }[]
}

/** Reads what Jest wrote with `--json --outputFile`. */
export function readJestReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      failed: status === 'failed',
    })),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    tests,
  }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    title: string
    tests: readonly { projectName: string; status: string; results: readonly { duration: number }[] }[]
  }[]
}

/** Reads what Playwright's JSON reporter wrote. A flaky test has failed. */
export function readPlaywrightReport(file: string): Report {
  const { stats, ...root } = JSON.parse(readFileSync(file, 'utf8')) as Suite & {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected, failed: unexpected + flaky, skipped, tests: timesOf(root) }
}

function timesOf({ suites = [], specs = [] }: Suite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      title: `[${projectName}] ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      failed: status === 'unexpected' || status === 'flaky',
    })),
  )
  return [...own, ...suites.flatMap(timesOf)]
}

/** The tests that took longest, the longest first. */
export function slowestOf(tests: readonly TimedTest[], count = 10): TimedTest[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}
