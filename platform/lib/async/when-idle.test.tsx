import { afterEach, expect, test } from '@jest/globals'
import { waitUntil } from '../../testing/wait-until'
import { whenIdle } from './when-idle'

const done: string[] = []
afterEach(() => {
  done.length = 0
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('work waits for the next frame, and then for the browser to have nothing else to do', async () => {
  const idle: (() => void)[] = []
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => idle.push(work) })
  whenIdle(() => done.push('work'))
  expect([idle.length, done]).toEqual([0, []])
  await waitUntil(() => idle.length > 0)
  expect(done).toEqual([])
  for (const work of idle) work()
  expect(done).toEqual(['work'])
})

test('a browser that does not tell when it is idle does the work after the frame', async () => {
  requestAnimationFrame(() => done.push('frame'))
  await new Promise<void>((resolve) => whenIdle(resolve))
  expect(done).toEqual(['frame'])
})
