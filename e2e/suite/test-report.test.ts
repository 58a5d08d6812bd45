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

test('a report of Jest says what passed, failed and was skipped, and how long each test took', () => {
  const tests = [
    { fullName: 'a', status: 'passed', duration: 1500 },
    { fullName: 'b', status: 'failed', duration: null },
  ]
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [{ assertionResults: tests }],
  }
  expect(readJestReport(written(report))).toEqual({
    passed: 1,
    failed: 0,
    skipped: 1,
    tests: [
      { title: 'a', seconds: 1.5, failed: false },
      { title: 'b', seconds: 0, failed: true },
    ],
  })
})

test('a report of Playwright counts a flaky test as failed, and each project of a test by itself', () => {
  const specs = [
    {
      title: 'buys',
      tests: [
        { projectName: 'phone', status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] },
        { projectName: 'desktop', status: 'expected', results: [{ duration: 500 }] },
      ],
    },
  ]
  const report = { stats: { expected: 1, unexpected: 2, flaky: 1, skipped: 3 }, suites: [{ suites: [{ specs }] }] }
  expect(readPlaywrightReport(written(report))).toEqual({
    passed: 1,
    failed: 3,
    skipped: 3,
    tests: [
      { title: '[phone] buys', seconds: 3, failed: true },
      { title: '[desktop] buys', seconds: 0.5, failed: false },
    ],
  })
})

test('the slowest tests come first, no more than were asked for', () => {
  const timed = [3, 1, 2].map((seconds) => ({ title: `${seconds}`, seconds, failed: false }))
  expect(slowestOf(timed, 2).map(({ title }) => title)).toEqual(['3', '2'])
})
