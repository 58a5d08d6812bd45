import { expect, test } from '@jest/globals'
import { circuitBreaker } from './circuit-breaker'

test('F64 after a call that is late others fail at once, until it settles', async () => {
  const breaker = circuitBreaker(20)
  let settle: (value: string) => void = () => undefined
  await expect(breaker(() => new Promise<string>((resolve) => (settle = resolve)))).rejects.toThrow('20 ms')
  let calls = 0
  const call = async () => ++calls
  await expect(breaker(call)).rejects.toThrow('not settled')
  expect(calls).toBe(0)
  settle('late')
  await new Promise(setImmediate)
  expect(await breaker(call)).toBe(1)
})

test('F64 a call that fails in time fails for itself only', async () => {
  const breaker = circuitBreaker(1_000)
  await expect(breaker(() => Promise.reject(new Error('denied')))).rejects.toThrow('denied')
  expect(await breaker(async () => 'next')).toBe('next')
})
