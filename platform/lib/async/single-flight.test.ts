import { expect, test } from '@jest/globals'
import { lazyPromise } from './lazy-promise'
import { serialQueue } from './serial-queue'
import { singleFlight } from './single-flight'

test('PLT-018 calls that overlap share one run, which is told what the first one passed', async () => {
  const told: string[] = []
  const flight = singleFlight(async (seen: string) => {
    told.push(seen)
    return seen.toUpperCase()
  })
  expect(await Promise.all([flight('first'), flight('second')])).toEqual(['FIRST', 'FIRST'])
  expect(await flight('third')).toBe('THIRD')
  expect(told).toEqual(['first', 'third'])
})

test('PLT-018 a run that failed is over for the next call', async () => {
  const answers = [Promise.reject(new Error('broken')), Promise.resolve('whole')]
  const flight = singleFlight(async () => answers.shift())
  const both = [flight(), flight()]
  for (const one of both) await expect(one).rejects.toThrow('broken')
  expect(await flight()).toBe('whole')
})

test('a lazy promise is loaded once, and again only after it failed', async () => {
  const loads: number[] = []
  const load = lazyPromise(async () => {
    loads.push(loads.length)
    if (loads.length === 1) throw new Error('broken')
    return loads.length
  })
  expect(loads).toEqual([])
  await expect(load()).rejects.toThrow('broken')
  expect([await load(), await load()]).toEqual([2, 2])
})

test('F51 a serial queue runs in the order of the calls, and a failure stops no other call', async () => {
  const log: string[] = []
  const enqueue = serialQueue()
  const slow = enqueue(async () => {
    await new Promise(setImmediate)
    log.push('slow')
  })
  const broken = enqueue(() => Promise.reject(new Error('broken')))
  const quick = enqueue(async () => log.push('quick'))
  await expect(broken).rejects.toThrow('broken')
  expect(await quick).toBe(2)
  await slow
  expect(log).toEqual(['slow', 'quick'])
})
