import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { HealthReport } from '../../contract/health-report'
import { createHealthRecord } from './health-record'
import { reportHealth } from './report-health'

const bank = { name: 'bank', version: '1.0.0', owner: 'cards' }
const halfMinute = 30_000
let isOnline = true

beforeEach(() => {
  isOnline = true
  jest.useFakeTimers()
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'onLine')
  Reflect.deleteProperty(document, 'hidden')
})

function open() {
  const sent: HealthReport[] = []
  const record = createHealthRecord()
  reportHealth(record, (report) => void sent.push(report))
  return {
    sent,
    open: () => record.startOpening(bank).opened(),
    counts: () => sent.map(({ remotes }) => remotes[0]?.opened),
  }
}

function hide(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('client health: entries within half a minute are one report, and without an entry there is no report', () => {
  const page = open()
  page.open()
  jest.advanceTimersByTime(halfMinute - 1)
  page.open()
  expect(page.sent).toEqual([])
  jest.advanceTimersByTime(1)
  expect(page.counts()).toEqual([2])
  jest.advanceTimersByTime(10 * halfMinute)
  page.open()
  jest.advanceTimersByTime(halfMinute)
  expect(page.counts()).toEqual([2, 1])
})

test('client health: a page that is hidden reports at once, and once', () => {
  const page = open()
  page.open()
  hide()
  hide()
  jest.advanceTimersByTime(halfMinute)
  expect(page.counts()).toEqual([1])
})

test('client health: what comes while the page is hidden is sent at once, as one report', () => {
  const page = open()
  hide()
  page.open()
  page.open()
  jest.runAllTicks()
  expect(page.counts()).toEqual([2])
})

test('client health: nothing is sent while offline, but with the next report', () => {
  const page = open()
  page.open()
  isOnline = false
  jest.advanceTimersByTime(halfMinute)
  hide()
  expect(page.sent).toEqual([])
  isOnline = true
  page.open()
  jest.advanceTimersByTime(halfMinute)
  expect(page.counts()).toEqual([2])
})
