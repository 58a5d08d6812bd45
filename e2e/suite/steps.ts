import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectsOf } from './projects'
import type { Step } from './run-step'
import { readJestReport, readPlaywrightReport, type TestResult } from './test-report'

// Not `test-results`: Playwright empties that one when it starts.
export const reports = path.resolve(import.meta.dirname, '../../reports')
const jestReport = path.join(reports, 'jest.json')
const jestAgainReport = path.join(reports, 'jest-again.json')
const chromiumReport = path.join(reports, 'chromium.json')
const chromiumAgainReport = path.join(reports, 'chromium-again.json')
const enginesReport = path.join(reports, 'engines.json')
const enginesAgainReport = path.join(reports, 'engines-again.json')
const composeReport = path.join(reports, 'compose.json')

const playwright = ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'] as const
const inChromium = [...playwright, ...projectsOf.chromium] as const

const inEngines = ['node_modules/.bin/tsx', 'e2e/engines/main.ts', '--main'] as const

export const checks: readonly Step[] = [
  { name: 'lint and format', command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'] },
  { name: 'import law', command: ['node_modules/.bin/tsx', 'e2e/checks/check-imports.ts'] },
  { name: 'types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  {
    name: 'types of the service worker',
    command: ['node_modules/.bin/tsc', '--noEmit', '--project', 'platform/page/workers'],
  },
  { name: 'dead code and unlisted dependencies', command: ['node_modules/.bin/knip', '--no-progress'] },
  { name: 'code that only tests use', command: ['node_modules/.bin/knip', '--no-progress', '--production'] },
  { name: 'one version of every shared module', command: ['node_modules/.bin/tsx', 'e2e/checks/one-version.ts'] },
]

/** Production builds of host and remotes, which the journeys run on. */
export const builds: Step = {
  name: 'builds',
  command: ['node_modules/.bin/tsx', 'platform/delivery/build/build.ts'],
}

export const jest: Step = {
  name: 'unit, API and screens',
  command: jestCommand(jestReport),
  report: () => readJestReport(jestReport),
  // Whole files, since a test may go on from the one before it. The run ends even if a file leaves something running.
  again: (failed) => ({
    name: 'what failed of unit, API and screens, alone',
    command: [...jestCommand(jestAgainReport), '--runInBand', '--forceExit', ...byPath(failed)],
    report: () => readJestReport(jestAgainReport),
  }),
}

export const chromium: Step = {
  name: 'Chromium',
  command: inChromium,
  report: () => readPlaywrightReport(chromiumReport),
  again: (failed) => ({
    name: 'what failed in Chromium, alone',
    // Into a folder of its own: pictures of the first failure stay.
    command: [...inChromium, '--workers=1', '--output=test-results/again', ...placesOf(failed)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: chromiumAgainReport },
    report: () => readPlaywrightReport(chromiumAgainReport),
  }),
}

/** The main journeys in the two other engines. */
export const engines: Step = {
  name: 'Firefox and WebKit',
  command: [...inEngines, '--workers=2'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesReport },
  report: () => readIfRun(enginesReport, 'Firefox and WebKit'),
  again: (failed) => ({
    name: 'what failed in Firefox and WebKit, alone',
    command: [...inEngines, '--workers=1', '--output=test-results/again', ...placesOf(failed)],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: enginesAgainReport },
    report: () => readPlaywrightReport(enginesAgainReport),
  }),
}

/** Requests, bytes and files in a row that the federation costs beyond one build, within their limits. */
export const overhead: Step = {
  name: 'overhead of the federation',
  command: ['node_modules/.bin/tsx', 'bench/main.ts', '--gate'],
  again: () => overhead,
}

export const staging: Step = {
  name: 'staging from docker-compose.yml',
  command: ['node_modules/.bin/tsx', 'e2e/compose/main.ts'],
  report: () => readIfRun(composeReport, 'staging'),
  // Its services are brought up for the whole of its journeys.
  again: () => staging,
}

/** Without a report a step was skipped, and has said why; a run that failed is told by its status. */
function readIfRun(report: string, title: string): TestResult[] {
  return existsSync(report) ? readPlaywrightReport(report) : [{ title, file: '', seconds: 0, status: 'skipped' }]
}

function jestCommand(report: string): Step['command'] {
  // Room for what a screen makes and drops: a twentieth less work than with the usual collections of garbage.
  const node = [process.execPath, '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'] as const
  return [...node, '--json', `--outputFile=${report}`]
}

/** Only these files; all files where the run failed outside of any. */
function byPath(tests: readonly TestResult[]): string[] {
  const files = [...new Set(tests.map(({ file }) => file).filter(Boolean))]
  return files.length > 0 ? ['--runTestsByPath', ...files] : []
}

const placesOf = (tests: readonly TestResult[]) => [
  ...new Set(tests.filter(({ file }) => file).map(({ file, line }) => `/${file}:${line}`)),
]
