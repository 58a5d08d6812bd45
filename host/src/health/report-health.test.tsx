import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { HealthReport } from '@sarv/shared/remote/health-report'
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
    open: () => record.opening(bank).opened(),
    counts: () => sent.map(({ remotes }) => remotes[0]?.opened),
  }
}

function hide(): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('client health: what is seen within half a minute is one report, and nothing new is none', () => {
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

test('client health: a page that is left tells at once, and once', () => {
  const page = open()
  page.open()
  hide()
  hide()
  jest.advanceTimersByTime(halfMinute)
  expect(page.counts()).toEqual([1])
})

test('client health: without a connection nothing is sent; it is told with what comes after', () => {
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
