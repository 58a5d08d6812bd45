import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fakePlace } from '../testing/fake-outbox'
import { readOutbox, updateOutbox } from './outbox'

/** The little of IndexedDB that marks need; Node has none. What is put by one tab is there for all. */
function sharedIndexedDb() {
  const marks = new Map<unknown, unknown>()
  const succeed = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void; oncomplete?: () => void } = { result }
    queueMicrotask(() => (request.oncomplete ?? request.onsuccess)?.())
    return request
  }
  const store = () => ({
    get: (key: unknown) => succeed(marks.get(key)),
    put: (value: unknown, key: unknown) => void marks.set(key, value),
    transaction: succeed(undefined),
  })
  return { marks, open: () => succeed({ transaction: () => ({ objectStore: store }) }) }
}

const { marks, open } = sharedIndexedDb()
Reflect.set(globalThis, 'indexedDB', { open })

/** Two tabs: what the first one writes arrives at the second when the test says so. */
function twoTabs() {
  let written: unknown
  let arrived: unknown
  let reads = 0
  const tab = (get: () => unknown) => ({
    storage: () => ({
      get: async <Value>() => get() as Value | undefined,
      set: async (value: unknown) => {
        written = value
      },
    }),
  })
  return {
    writer: tab(() => written),
    reader: tab(() => {
      reads++
      return arrived
    }),
    arrive() {
      arrived = written
    },
    reads: () => reads,
  }
}

beforeEach(() => {
  marks.clear()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
})
afterEach(() => {
  jest.useRealTimers()
})

/** Whether a promise is settled after some time of the clock. */
async function isSettledAfter(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  const done = () => {
    settled = true
  }
  promise.then(done, done)
  await jest.advanceTimersByTimeAsync(milliseconds)
  return settled
}

test('F51 T16 a tab reads the outbox only once the last write of another tab has arrived', async () => {
  const { writer, reader, arrive } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({ note: 'a-b' }))
  const read = readOutbox(fakePlace, reader)
  expect(await isSettledAfter(4_900, read)).toBe(false)
  arrive()
  expect(await isSettledAfter(100, read)).toBe(true)
  expect(await read).toEqual({ intents: [], note: 'a-b', revision: 1 })
})

test('F51 the mark of the last write holds its revision and its time', async () => {
  const { writer } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({ note: 'a-b' }))
  await updateOutbox(fakePlace, writer, () => ({ note: 'c-d' }))
  expect([...marks]).toEqual([['fake-mark', `2 ${Date.now()}`]])
})

test('F51 a tab that has the last write already reads it at once', async () => {
  const { writer, reader, arrive, reads } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({ note: 'a-b' }))
  arrive()
  const read = readOutbox(fakePlace, reader)
  expect(await isSettledAfter(0, read)).toBe(true)
  expect(reads()).toBe(1)
})

test('F51 a write that never arrives is waited for five seconds from when it was made, not longer', async () => {
  const { writer, reader } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({ note: 'a-b' }))
  await jest.advanceTimersByTimeAsync(2_000)
  const read = readOutbox(fakePlace, reader)
  expect(await isSettledAfter(2_990, read)).toBe(false)
  expect(await isSettledAfter(20, read)).toBe(true)
  expect(await read).toEqual({ intents: [], revision: 0 })
  expect(await isSettledAfter(0, readOutbox(fakePlace, reader))).toBe(true)
})

test('F51 while it waits a tab reads every fiftieth of a second', async () => {
  const { writer, reader, arrive, reads } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({ note: 'a-b' }))
  const read = readOutbox(fakePlace, reader)
  await isSettledAfter(100, read)
  expect(reads()).toBe(6)
  arrive()
  expect(await isSettledAfter(20, read)).toBe(true)
})

test.each([['nothing'], [''], ['NaN NaN'], ['9']])('F45 F51 the damaged mark «%s» blocks no call', async (mark) => {
  const { writer, reader } = twoTabs()
  await updateOutbox(fakePlace, writer, () => ({}))
  for (const name of marks.keys()) marks.set(name, mark)
  expect(await isSettledAfter(0, readOutbox(fakePlace, reader))).toBe(true)
})
