import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { plannedRoutes } from '../pages/declared-routes'
import { readJestReport, readPlaywrightReport, type TestResult } from '../suite/test-report'
import { requirementsIn } from './catalogue'
import { coverageOf } from './coverage'
import { importGraph } from './import-graph'
import { namedIn } from './named-ids'
import { reachesProduct } from './product-reach'
import { coverageLines } from './report-lines'

/**
 * `pnpm requirements [--json]`: per prefix, which requirements have a passing test whose title carries their id
 * and which reaches product code, and which have less. It reads the reports of the last `pnpm test`.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const requirements = requirementsIn(readFileSync(path.join(workspace, 'docs/requirements.md'), 'utf8'))

// Tests that failed at first and passed when they ran again, alone, have a report of their own.
const jest = ['jest.json', 'jest-again.json'].flatMap((report) => passedIn(report, readJestReport) ?? [])
const chromium = ['chromium.json', 'chromium-again.json'].flatMap(
  (report) => passedIn(report, readPlaywrightReport) ?? [],
)
const staging = passedIn('compose.json', readPlaywrightReport)
const isNamed = ({ title }: TestResult) => namedIn(title).length > 0
// A journey reaches the product by the browser.
const journeys = [...chromium, ...(staging ?? [])].filter(isNamed)
const tests = jest.filter(isNamed)

const graph = await importGraph([...new Set(tests.map(({ file }) => file))], workspace)
const proving = [...tests.filter(({ file }) => reachesProduct(file, graph)), ...journeys]

const coverage = coverageOf(requirements, {
  proven: idsOf(proving),
  named: idsOf([...tests, ...journeys]),
  plannedPaths: new Set(plannedRoutes.map((route) => route.path)),
  staging: staging && idsOf(staging),
})

if (jest.length + chromium.length === 0) process.stderr.write('No test reports: run `pnpm test` first.\n')
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(coverage, undefined, 2)}\n`)
else process.stdout.write(`${coverageLines(coverage).join('\n')}\n`)

/** The passed tests of a report; undefined where that part of the run left none. */
function passedIn(report: string, read: (file: string) => TestResult[]): TestResult[] | undefined {
  const file = path.join(workspace, 'reports', report)
  return existsSync(file) ? read(file).filter(({ status }) => status === 'passed') : undefined
}

function idsOf(tests: readonly TestResult[]): Set<string> {
  return new Set(tests.flatMap(({ title }) => namedIn(title)))
}
