import { expect, test } from '@jest/globals'
import { createLocks } from './locks'

test('U21 the lock is held until everybody who held it let go, once each', () => {
  const locks = createLocks()
  const told: boolean[] = []
  const leave = locks.subscribe(() => told.push(locks.held()))
  const [first, second] = [locks.hold(), locks.hold()]
  first()
  first()
  expect(locks.held()).toBe(true)
  second()
  expect(locks.held()).toBe(false)
  leave()
  locks.hold()
  expect(told).toEqual([true, true, true, false])
})
