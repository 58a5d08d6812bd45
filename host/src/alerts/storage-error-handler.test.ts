import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { session } from '@sarv/platform/client/session/session'
import { createBus } from '@sarv/platform/contract/events/bus'
import { createHostI18n } from '../language/host-i18n'
import { createStorageErrorHandler } from './storage-error-handler'

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  jest.restoreAllMocks()
  session.current = { at: 'unknown' }
})

async function opened() {
  const { i18n } = await createHostI18n('fa')
  const bus = createBus()
  const toasts: string[] = []
  bus.on('toasted', ({ message }) => toasts.push(message))
  return { bus, toasts, log: createStorageErrorHandler(bus, i18n) }
}

const full = { kind: 'not-written', slice: 'slice.bank', reason: 'QuotaExceededError' } as const

test('F42 a person who is signed in is told once that nothing can be stored', async () => {
  const { toasts, log } = await opened()
  session.current = { at: 'signed-in', sub: 'nima' }
  log(full)
  log(full)
  expect(toasts).toEqual([expect.stringContaining('ذخیره')])
})

test('F43 a person who is not signed in yet is told after the sign-in', async () => {
  const { bus, toasts, log } = await opened()
  log({ kind: 'no-key', slice: '', reason: 'SecurityError' })
  expect(toasts).toEqual([])
  session.current = { at: 'signed-in', sub: 'nima' }
  bus.emit('session-changed', session.current)
  bus.emit('session-changed', session.current)
  expect(toasts).toHaveLength(1)
})

test('PLT-029 F45 what could not be read is only logged, without a value', async () => {
  const { toasts, log } = await opened()
  session.current = { at: 'signed-in', sub: 'nima' }
  const error = { kind: 'not-read', slice: 'slice.pma', reason: 'OperationError' } as const
  log(error)
  expect(toasts).toEqual([])
  expect(jest.mocked(console.warn).mock.calls).toEqual([['storage', error]])
})
