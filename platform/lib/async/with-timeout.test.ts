import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { TimeoutError, withTimeout } from './with-timeout'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const never = new Promise<string>(() => undefined)

test('F19 what comes in time is what came, and no timer stays', async () => {
  expect(await withTimeout(Promise.resolve('here'), 1_000)).toBe('here')
  expect(jest.getTimerCount()).toBe(0)
})

test('F19 what fails in time fails with its own error, and no timer stays', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 1_000)).rejects.toThrow('broken')
  expect(jest.getTimerCount()).toBe(0)
})

test('F64 a page that was blocked all the time still takes what came meanwhile', async () => {
  let settle: (value: string) => void = () => undefined
  const waiting = withTimeout(new Promise<string>((resolve) => (settle = resolve)), 1_000)
  jest.runOnlyPendingTimers()
  settle('here')
  expect(await waiting).toBe('here')
})

test('F19 what comes too late is a TimeoutError', async () => {
  const waiting = withTimeout(never, 1_000)
  const refused = expect(waiting).rejects.toBeInstanceOf(TimeoutError)
  jest.advanceTimersByTime(1_000)
  await refused
})
