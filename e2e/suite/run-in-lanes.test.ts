import { expect, test } from '@jest/globals'
import { runInLanes } from './run-in-lanes'

test.each([1, 2, 3, 9])('tasks in %d lanes never run more than that at a time, and each runs once', async (lanes) => {
  const started: number[] = []
  const ends: (() => void)[] = []
  const results = runInLanes([10, 20, 30, 40, 50], lanes, async (item) => {
    started.push(item)
    await new Promise<void>((resolve) => ends.push(resolve))
    return item / 10
  })
  for (let ended = 0; ended < 5; ended++) {
    await new Promise(setImmediate)
    expect(started).toHaveLength(Math.min(5, ended + lanes))
    ends[ended]?.()
  }
  await expect(results).resolves.toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([10, 20, 30, 40, 50])
})

test('results stand in the order of the items, whichever ends first', async () => {
  const order: number[] = []
  const results = await runInLanes([3, 1, 2], 3, async (turns) => {
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate)
    order.push(turns)
    return turns
  })
  expect(order).toEqual([1, 2, 3])
  expect(results).toEqual([3, 1, 2])
})
