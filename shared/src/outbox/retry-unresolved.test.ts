import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from '@sarv/platform/client/api/api-error'
import { fakeOutbox, fakeTab } from '../testing/fake-outbox'
import type { MoneyIntent } from './money-intent'
import { retryUnresolved, retryUntilResolved } from './retry-unresolved'

const now = 1_000_000
const lost: MoneyIntent<string> = { sub: 'one', key: 'k', at: now, request: 'sale', lost: true }
const lose = async () => undefined
const refuseFor = (retryAfterSeconds: number) => async () => {
  throw new ApiError({ kind: 'http', endpointPath: '/order/', status: 429, retryAfterSeconds })
}

/** The page's connection; Node has none. */
const page = new EventTarget()
const connection = { onLine: true }
const browser = {
  navigator: connection,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
}
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { configurable: true, value })

function comeOnline() {
  connection.onLine = true
  page.dispatchEvent(new Event('online'))
}

beforeEach(() => {
  connection.onLine = true
  jest.useFakeTimers({ now })
})
afterEach(() => {
  jest.useRealTimers()
})

/** A page whose outbox holds these entries; `answers` come one after the other, then the result. */
function openPage(intents: readonly MoneyIntent<string>[], ...answers: Parameters<typeof fakeOutbox>) {
  const tab = fakeTab()
  tab.keep(...intents)
  const { outbox, sent } = fakeOutbox(...answers)
  return { ...tab, outbox, sent, retry: () => retryUnresolved(outbox, tab.platform) }
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

test('F2 an unresolved request is sent again after a second, under its own key', async () => {
  const { retry, sent, stored } = openPage([lost])
  const settled = retry()
  await pass(999)
  expect(sent).toEqual([])
  await pass(1)
  await settled
  expect(sent).toMatchObject([{ intent: { key: 'k', request: 'sale' } }])
  expect(stored().intents).toMatchObject([{ key: 'k', lost: true, answer: { id: '77' } }])
})

test('F2 F41 while the outcome stays unknown the pauses double', async () => {
  const { retry, sent } = openPage([lost], lose, lose)
  const settled = retry()
  const counts: number[] = []
  for (const pause of [1_000, 1_999, 1, 3_999, 1]) {
    await pass(pause)
    counts.push(sent.length)
  }
  await settled
  expect(counts).toEqual([1, 1, 2, 2, 3])
})

test('T16 each unresolved entry is retried, and none that is resolved or older than 15 minutes', async () => {
  const { retry, sent } = openPage([
    lost,
    { ...lost, key: 'other', request: 'purchase' },
    { ...lost, key: 'resolved', answer: { at: now, id: '1' } },
    { ...lost, key: 'old', at: now - 900_000 },
  ])
  const settled = retry()
  await pass(60_000)
  await settled
  expect(sent.map(({ intent }) => intent.key)).toEqual(['k', 'other'])
})

test('T16 fifteen minutes after the request nothing is retried any more', async () => {
  const { retry, sent } = openPage([{ ...lost, at: now - 899_000 }], lose)
  const settled = retry()
  await pass(60_000)
  await settled
  expect(sent).toHaveLength(1)
})

test('F2 one page retries one request in one loop, however often it is asked for', async () => {
  const { platform, outbox, sent } = openPage([lost], lose)
  const first = retryUntilResolved(outbox, platform, lost)
  await retryUntilResolved(outbox, platform, lost)
  await pass(1_000)
  expect(sent).toHaveLength(1)
  await pass(2_000)
  await first
})

test('F2 a loop that a fault has broken off is started again', async () => {
  const { retry, sent } = openPage([lost], async () => {
    throw new TypeError('broken')
  })
  await Promise.all([expect(retry()).rejects.toThrow('broken'), pass(1_000)])
  const again = retry()
  await pass(1_000)
  await again
  expect(sent).toHaveLength(2)
})

test('F41 when the connection returns during a pause the retry comes at once', async () => {
  const { retry, sent } = openPage([lost])
  const settled = retry()
  await pass(500)
  comeOnline()
  await settled
  expect(sent).toHaveLength(1)
  expect(jest.getTimerCount()).toBe(0)
})

test('F31 a pause that the server asked for does not end with the return of the connection', async () => {
  const { retry, sent } = openPage([lost], refuseFor(60))
  const settled = retry()
  await pass(1_000)
  comeOnline()
  await pass(59_999)
  expect(sent).toHaveLength(1)
  await pass(1)
  await settled
  expect(sent).toHaveLength(2)
})

test('F41 offline nothing is sent, and a second after the connection returns the request is', async () => {
  const { retry, sent } = openPage([lost])
  connection.onLine = false
  const settled = retry()
  await pass(60_000)
  expect(sent).toEqual([])
  comeOnline()
  await pass(999)
  expect(sent).toEqual([])
  await pass(1)
  await settled
  expect(sent).toHaveLength(1)
})

test('F41 after an offline time the backoff begins again', async () => {
  const { retry, sent } = openPage([lost], async () => {
    connection.onLine = false
    return undefined
  })
  const settled = retry()
  await pass(1_000)
  comeOnline()
  await pass(1_000)
  await settled
  expect(sent).toHaveLength(2)
})

test('T16 the retries end when another person signs in', async () => {
  const { retry, sent, become } = openPage([lost])
  const settled = retry()
  become({ at: 'signed-in', sub: 'two' })
  await pass(1_000)
  await settled
  expect(sent).toEqual([])
})

test('T16 an entry that another tab has removed is retried no more', async () => {
  const { retry, sent, keep } = openPage([lost])
  const settled = retry()
  await pass(500)
  keep()
  await pass(500)
  await settled
  expect(sent).toEqual([])
})

test('each try shows in the queries of its outbox and in no other', async () => {
  const { retry, platform, outbox } = openPage([lost])
  const { queryClient } = platform
  for (const queryKey of [outbox.queryKey, ['fake', 'other']]) queryClient.setQueryData(queryKey, [])
  const settled = retry()
  await pass(1_000)
  await settled
  expect(queryClient.getQueryState(outbox.queryKey)).toMatchObject({ isInvalidated: true })
  expect(queryClient.getQueryState(['fake', 'other'])).toMatchObject({ isInvalidated: false })
})

test('the end of a loop leaves no listener behind', async () => {
  const { retry } = openPage([lost], lose)
  connection.onLine = false
  const settled = retry()
  await pass(0)
  comeOnline()
  await pass(60_000)
  await settled
  expect(getEventListeners(page, 'online')).toEqual([])
})
