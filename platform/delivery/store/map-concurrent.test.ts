import { expect, test } from '@jest/globals'
import { mapConcurrent } from './map-concurrent'

test.each([1, 2, 3, 9])('tasks in %d lanes never run more than that at a time, and each runs once', async (lanes) => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const all = mapConcurrent([10, 20, 30, 40, 50], lanes, async (item) => {
    started.push(item)
    await new Promise<void>((resolve) => ends.push(resolve))
  })
  for (let ended = 0; ended < 5; ended++) {
    await new Promise(setImmediate)
    expect(started).toHaveLength(Math.min(5, ended + lanes))
    ends[ended]?.()
  }
  await all
  expect(started).toEqual([10, 20, 30, 40, 50])
})
