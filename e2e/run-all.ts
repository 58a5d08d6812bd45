import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * `pnpm test`: everything that can fail, one after the other, and at the end one line over all of it.
 * `pnpm check` is its first part; `--with-compose` adds staging from docker-compose.yml, where an engine can be had.
 */
const workspace = path.resolve(import.meta.dirname, '..')
// Not `test-results`: Playwright empties that one when it starts.
const results = path.join(workspace, 'reports')
const jestReport = path.join(results, 'jest.json')
const chromiumReport = path.join(results, 'chromium.json')
const composeReport = path.join(results, 'compose.json')

interface Count {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** How many tests it ran; a step that reports none counts as one. */
  readonly count?: () => Count
}

const checks: readonly Step[] = [
  {
    name: 'lint, format and import borders',
    command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'],
  },
  { name: 'types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  { name: 'types of the service worker', command: ['node_modules/.bin/tsc', '--noEmit', '--project', 'host/worker'] },
  { name: 'dead code and unlisted dependencies', command: ['node_modules/.bin/knip', '--no-progress'] },
  { name: 'code that only tests use', command: ['node_modules/.bin/knip', '--no-progress', '--production'] },
  { name: 'one version of every shared module', command: ['node_modules/.bin/tsx', 'e2e/checks/one-version.ts'] },
]

const tests: readonly Step[] = [
  {
    name: 'unit, API and screens',
    command: ['node_modules/.bin/jest', '--json', `--outputFile=${jestReport}`],
    count: countJest,
  },
  {
    name: 'Chromium',
    command: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    count: () => countPlaywright(chromiumReport),
  },
]

const staging: Step = {
  name: 'staging from docker-compose.yml',
  command: ['node_modules/.bin/tsx', 'e2e/compose/main.ts'],
  // Without a report it was skipped, and has said why; a run that failed is told by its status.
  count: () => (existsSync(composeReport) ? countPlaywright(composeReport) : { passed: 0, failed: 0 }),
}

const checksOnly = process.argv.includes('check')
const totals = { passed: 0, failed: 0 }
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const more = process.argv.includes('--with-compose') ? [staging] : []
for (const step of checksOnly ? checks : [...checks, ...tests, ...more]) {
  const { passed, failed } = run(step)
  totals.passed += passed
  totals.failed += failed
}
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exitCode = totals.failed > 0 ? 1 : 0

function run({ name, command, count }: Step): Count {
  process.stdout.write(`\n— ${name}\n`)
  const started = performance.now()
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, { cwd: workspace, stdio: 'inherit' })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(`  ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  const counted = count ? countOrNothing(count) : { passed: status === 0 ? 1 : 0, failed: 0 }
  // A step that fails without a failed test (it did not even start) is a failure too.
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

function countOrNothing(count: () => Count): Count {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function countJest(): Count {
  const report = JSON.parse(readFileSync(jestReport, 'utf8')) as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
