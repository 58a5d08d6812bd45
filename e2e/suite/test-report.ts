import { readFileSync } from 'node:fs'
import path from 'node:path'

/** One test of a runner's report. */
export interface TestResult {
  readonly title: string
  /** Path of the file: for Jest from the repository's root, for Playwright from its folder of tests. */
  readonly file: string
  /** For Playwright only: the line where the test begins in its file. */
  readonly line?: number
  readonly seconds: number
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Stands for a file, or without one for a whole run, that failed outside of its tests. */
  readonly isOutside?: true
}

const workspace = path.resolve(import.meta.dirname, '../..')

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { fullName: string; status: string; duration?: number | null }[]
  }[]
}

/** A failure outside of all tests, as a test. @param file without one the whole run failed */
export function failedOutside(title: string, file = ''): TestResult {
  return { title, file, seconds: 0, status: 'failed', isOutside: true }
}

/** Reads what Jest wrote with `--json --outputFile`. */
export function readJestReport(report: string, root = workspace): TestResult[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name).split(path.sep).join('/')
    const tests = assertionResults.map(
      (test): TestResult => ({
        title: test.fullName,
        file,
        seconds: (test.duration ?? 0) / 1000,
        status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      }),
    )
    const isExplained = status !== 'failed' || tests.some((test) => test.status === 'failed')
    return isExplained ? tests : [...tests, failedOutside(`${file} could not run`, file)]
  })
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    title: string
    file: string
    line: number
    tests: readonly { projectName: string; status: string; results: readonly { duration: number }[] }[]
  }[]
}

/** Reads what Playwright's JSON reporter wrote. An error outside of the tests is one failed test. */
export function readPlaywrightReport(report: string): TestResult[] {
  const { errors, ...root } = JSON.parse(readFileSync(report, 'utf8')) as Suite & {
    errors: readonly { message?: string }[]
  }
  const outside = errors.map(({ message = '' }) => failedOutside(`outside of the tests: ${message.split('\n', 1)[0]}`))
  return [...resultsOf(root), ...outside]
}

function resultsOf({ suites = [], specs = [] }: Suite): TestResult[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(
      ({ projectName, status, results }): TestResult => ({
        title: `[${projectName}] ${title}`,
        file,
        line,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      }),
    ),
  )
  return [...own, ...suites.flatMap(resultsOf)]
}

/** The tests that took longest, the longest first. */
export function slowestOf(tests: readonly TestResult[], count = 10): TestResult[] {
  return tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}
