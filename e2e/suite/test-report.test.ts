import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readJestReport, readPlaywrightReport, slowestOf } from './test-report'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a report of Jest says of each test how it ended and how long it took; a file that could not run has failed', () => {
  const assertionResults = [
    { fullName: 'a', status: 'passed', duration: 1500 },
    { fullName: 'b', status: 'failed', duration: null },
    { fullName: 'c', status: 'pending' },
  ]
  const testResults = [
    { name: '/house/shared/a.test.ts', status: 'failed', assertionResults },
    { name: '/house/b.test.ts', status: 'failed', assertionResults: [] },
  ]
  const file = 'shared/a.test.ts'
  expect(readJestReport(written({ testResults }), '/house')).toEqual([
    { title: 'a', file, seconds: 1.5, status: 'passed' },
    { title: 'b', file, seconds: 0, status: 'failed' },
    { title: 'c', file, seconds: 0, status: 'skipped' },
    { title: 'b.test.ts could not run', file: 'b.test.ts', seconds: 0, status: 'failed', isOutside: true },
  ])
})

test('a report of Playwright says it of each project of a test, and of what failed outside of them', () => {
  const specs = [
    {
      title: 'buys',
      file: 'buy.spec.ts',
      line: 7,
      tests: [
        { projectName: 'phone', status: 'unexpected', results: [{ duration: 2000 }, { duration: 1000 }] },
        { projectName: 'desktop', status: 'expected', results: [{ duration: 500 }] },
        { projectName: 'camera', status: 'skipped', results: [] },
      ],
    },
  ]
  const report = { suites: [{ suites: [{ specs }] }], errors: [{ message: 'no sandbox\n    at x' }] }
  const place = { file: 'buy.spec.ts', line: 7 }
  expect(readPlaywrightReport(written(report))).toEqual([
    { title: '[phone] buys', ...place, seconds: 3, status: 'failed' },
    { title: '[desktop] buys', ...place, seconds: 0.5, status: 'passed' },
    { title: '[camera] buys', ...place, seconds: 0, status: 'skipped' },
    { title: 'outside of the tests: no sandbox', file: '', seconds: 0, status: 'failed', isOutside: true },
  ])
})

test('the slowest tests come first, no more than were asked for', () => {
  const timed = [3, 1, 2].map((seconds) => ({ title: `${seconds}`, file: '', seconds, status: 'passed' as const }))
  expect(slowestOf(timed, 2).map(({ title }) => title)).toEqual(['3', '2'])
})
