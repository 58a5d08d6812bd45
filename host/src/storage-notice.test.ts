import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { session } from '@sarv/shared/auth/session'
import { createBus } from '@sarv/shared/events/bus'
import { openTexts } from './host-texts'
import { storageNotice } from './storage-notice'

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  session.current = { at: 'unknown' }
})

async function opened() {
  const { i18n } = await openTexts('fa')
  const bus = createBus()
  const told: string[] = []
  bus.on('toasted', ({ message }) => told.push(message))
  return { bus, told, log: storageNotice(bus, i18n) }
}

const full = { problem: 'not-written', slice: 'slice.bank', reason: 'QuotaExceededError' } as const

test('F42 who is signed in is told once that nothing can be kept', async () => {
  const { told, log } = await opened()
  session.current = { at: 'signed-in', sub: 'nima' }
  log(full)
  log(full)
  expect(told).toEqual([expect.stringContaining('ذخیره')])
})

test('F43 who is not signed in yet is told when they are', async () => {
  const { bus, told, log } = await opened()
  log({ problem: 'no-key', slice: '', reason: 'SecurityError' })
  expect(told).toEqual([])
  session.current = { at: 'signed-in', sub: 'nima' }
  bus.emit('session-changed', session.current)
  bus.emit('session-changed', session.current)
  expect(told).toHaveLength(1)
})

test('PLT-029 F45 what could not be read is only logged, without a value', async () => {
  const { told, log } = await opened()
  session.current = { at: 'signed-in', sub: 'nima' }
  const fault = { problem: 'not-read', slice: 'slice.pma', reason: 'OperationError' } as const
  log(fault)
  expect(told).toEqual([])
  expect(jest.mocked(console.warn).mock.calls).toEqual([['storage', fault]])
})
