import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Coverage, coverageOf } from './requirement-coverage'

/**
 * `pnpm requirements [--json]`: per prefix, how many requirements have a passing test whose title carries their id, and
 * which have none. It reads the reports of the last `pnpm test`.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(workspace, file), 'utf8'))

interface JestReport {
  readonly testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[]
}
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { title: string; ok: boolean }[]
}

const jest = orNothing(() =>
  (read('reports/jest.json') as JestReport).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName),
)
const chromium = orNothing(() => passedIn(read('reports/chromium.json') as Suite))
const catalogue = readFileSync(path.join(workspace, 'docs/requirements.md'), 'utf8')
const coverage = coverageOf(catalogue, [...jest, ...chromium])

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(coverage, undefined, 2)}\n`)
else {
  if (jest.length + chromium.length === 0) process.stderr.write('No test reports: run `pnpm test` first.\n')
  for (const line of coverage.map(lineOf)) process.stdout.write(`${line}\n`)
}

function passedIn({ suites = [], specs = [] }: Suite): string[] {
  return [...specs.filter(({ ok }) => ok).map(({ title }) => title), ...suites.flatMap(passedIn)]
}

function lineOf({ prefix, proven, missing }: Coverage): string {
  const all = proven.length + missing.length
  return `${prefix.padEnd(4)} ${String(proven.length).padStart(3)} of ${String(all).padStart(3)}${missing.length > 0 ? `   without a test: ${missing.join(' ')}` : ''}`
}

function orNothing(titles: () => string[]): string[] {
  try {
    return titles()
  } catch {
    return []
  }
}
