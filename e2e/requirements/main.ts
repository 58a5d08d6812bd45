import { readFileSync } from 'node:fs'
import path from 'node:path'
import { plannedRoutes } from '../pages/declared-routes'
import { requirementsIn } from './catalogue'
import { coverageOf } from './coverage'
import { importGraph } from './import-graph'
import { namedIn } from './named-ids'
import { reachesProduct } from './product-reach'
import { clauseLines, coverageLines } from './report-lines'
import { type PassedTest, passedInJest, passedInPlaywright } from './test-reports'

/**
 * `pnpm requirements [--json] [--clauses]`: per prefix, which requirements have a passing test whose title carries their id
 * and which reaches product code, and which have less. It reads the reports of the last `pnpm test`.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const requirements = requirementsIn(readFileSync(path.join(workspace, 'docs/requirements.md'), 'utf8'))

const jest = passedIn('jest.json', (report) => passedInJest(report, workspace))
const chromium = passedIn('chromium.json', passedInPlaywright)
const staging = passedIn('compose.json', passedInPlaywright)
const passed = [...(jest ?? []), ...(chromium ?? []), ...(staging ?? [])]
const named = passed.filter(({ title }) => namedIn(title).length > 0)

const files = [...new Set(named.flatMap(({ file = [] }) => file))]
const graph = await importGraph(files, workspace)
const proving = named.filter(({ file }) => file === undefined || reachesProduct(file, graph))

const coverage = coverageOf(requirements, {
  proven: idsOf(proving),
  named: idsOf(named),
  plannedPaths: new Set(plannedRoutes.map((route) => route.path)),
  staging: staging && idsOf(staging),
})

if (passed.length === 0) process.stderr.write('No test reports: run `pnpm test` first.\n')
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(coverage, undefined, 2)}\n`)
else {
  const titles = proving.map(({ title }) => title)
  const lines = process.argv.includes('--clauses')
    ? clauseLines(requirements, titles)
    : coverageLines(coverage, requirements)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** undefined where that part of the run left no report. */
function passedIn(report: string, read: (text: string) => PassedTest[]): PassedTest[] | undefined {
  try {
    return read(readFileSync(path.join(workspace, 'reports', report), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function idsOf(tests: readonly PassedTest[]): Set<string> {
  return new Set(tests.flatMap(({ title }) => namedIn(title)))
}
