import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Step } from './run-step'
import { readJestReport, readPlaywrightReport } from './test-report'

// Not `test-results`: Playwright empties that one when it starts.
export const reports = path.resolve(import.meta.dirname, '../../reports')
const jestReport = path.join(reports, 'jest.json')
const chromiumReport = path.join(reports, 'chromium.json')
const composeReport = path.join(reports, 'compose.json')

export const checks: readonly Step[] = [
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

/** Production builds of host and remotes, which the journeys run on. */
export const builds: Step = {
  name: 'builds',
  command: ['node_modules/.bin/tsx', 'delivery/build/build.ts'],
}

export const jest: Step = {
  name: 'unit, API and screens',
  // Room for what a screen makes and drops: a twentieth less work than with the usual collections of garbage.
  command: [
    process.execPath,
    '--max-semi-space-size=64',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${jestReport}`,
  ],
  report: () => readJestReport(jestReport),
}

export const chromium: Step = {
  name: 'Chromium',
  command: ['e2e/node_modules/.bin/playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  report: () => readPlaywrightReport(chromiumReport),
}

/** Requests, bytes and files in a row that the federation costs beyond one build, within their limits. */
export const overhead: Step = {
  name: 'overhead of the federation',
  command: ['node_modules/.bin/tsx', 'bench/main.ts', '--gate'],
}

export const staging: Step = {
  name: 'staging from docker-compose.yml',
  command: ['node_modules/.bin/tsx', 'e2e/compose/main.ts'],
  // Without a report it was skipped, and has said why; a run that failed is told by its status.
  report: () =>
    existsSync(composeReport) ? readPlaywrightReport(composeReport) : { passed: 0, failed: 0, skipped: 1, tests: [] },
}
