import { expect, test } from '@jest/globals'
import { concurrencyLimit } from './concurrency-limit'

test('so many at once for each key, and a place that is given back is free again', () => {
  const { acquire } = concurrencyLimit(2)
  const first = acquire('negar')
  expect([typeof first, typeof acquire('negar'), acquire('negar')]).toEqual(['function', 'function', undefined])
  expect(acquire('omid')).toBeDefined()
  first?.()
  expect(acquire('negar')).toBeDefined()
  expect(acquire('negar')).toBeUndefined()
})

test('so many at once for all keys together', () => {
  const { acquire, isFull } = concurrencyLimit(2, 3)
  const first = acquire('negar')
  acquire('negar')
  expect([isFull(), typeof acquire('omid'), isFull(), acquire('kaveh')]).toEqual([false, 'function', true, undefined])
  first?.()
  expect([isFull(), typeof acquire('kaveh')]).toEqual([false, 'function'])
})
