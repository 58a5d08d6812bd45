import path from 'node:path'

/** A test that ran and passed. */
export interface PassedTest {
  readonly title: string
  /** Its file from the repository's root; undefined for a journey, which reaches the product by the browser. */
  readonly file?: string
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The passed tests of a report by `jest --json`. */
export function passedInJest(report: string, root: string): PassedTest[] {
  return (JSON.parse(report) as JestReport).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => ({ title: fullName, file: path.relative(root, name).split(path.sep).join('/') })),
  )
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** The passed tests of a report by Playwright, which calls a skipped one `ok` too. */
export function passedInPlaywright(report: string): PassedTest[] {
  return passedIn(JSON.parse(report) as Suite)
}

function passedIn({ suites = [], specs = [] }: Suite): PassedTest[] {
  const own = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'expected'))
  return [...own.map(({ title }) => ({ title })), ...suites.flatMap(passedIn)]
}
