import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { act } from '@testing-library/react'
import { fundsQuery } from '../funds/fund-queries'
import { countCalls, createPerson, renderInvest, stubResponse } from '../testing/render-invest'
import { waitUntil } from '../testing/wait-until'
import { parseOutbox } from './parse-outbox'
import { resumeAfterReload } from './resume-after-reload'

const { path } = requestPayment
/** Milliseconds after which the API client gives a call up. */
const callDeadline = 30_000
let timers: jest.Spied<typeof setTimeout>
const body = { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }

// The clock of the page is turned on by hand; the server and the way to it are real.
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const advance = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)))

/**
 * After a reload with a lost purchase, of which the server says nothing in its next answers.
 * @param age milliseconds since the purchase
 */
async function resume(answers: Readonly<Record<string, unknown>>, age = 0) {
  const person = await createPerson('empty')
  const { platform, kept, unmount } = await renderInvest({ path: '/investment', person })
  unmount()
  await stubResponse(person, path, answers)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  timers = jest.spyOn(globalThis, 'setTimeout')
  const key = crypto.randomUUID()
  const lost = { sub: person.sub, key, at: Date.now() - age, lost: true, request: { kind: 'BUY', body } }
  await platform.storage('fund').set({ intents: [lost], revision: 1 })
  return { person, platform, settled: resumeAfterReload(platform), outbox: () => parseOutbox(kept.get('fund')) }
}

/** Waits until so many tries have failed and the next one waits for its time; a call on its way has a timer too, its deadline. */
const expectTries = (person: TestPerson, tries: number) =>
  waitUntil(
    async () =>
      (await countCalls(person, path)) === tries &&
      jest.getTimerCount() === 1 &&
      timers.mock.lastCall?.[1] !== callDeadline,
  )

async function expectNoTryWithin(milliseconds: number, person: TestPerson) {
  const before = await countCalls(person, path)
  await advance(milliseconds)
  expect(await countCalls(person, path)).toBe(before)
}

test('F2 F41 the retries of a lost purchase come after 1, 2 and 4 seconds, until one is answered', async () => {
  const { person, platform, settled, outbox } = await resume({ status: 503, times: 2 })
  await expectTries(person, 0)
  await expectNoTryWithin(990, person)
  await advance(10)
  await expectTries(person, 1)
  await expectNoTryWithin(1_990, person)
  await advance(10)
  await expectTries(person, 2)
  await expectNoTryWithin(3_990, person)
  platform.queryClient.setQueryData(fundsQuery().queryKey, [])
  await advance(10)
  await settled
  expect(await countCalls(person, path)).toBe(3)
  expect(outbox().intents).toMatchObject([{ answer: { id: outbox().payment } }])
  expect(platform.queryClient.getQueryState(fundsQuery().queryKey)).toMatchObject({ isInvalidated: false })
})

test('F41 when the connection returns the next retry comes at once', async () => {
  const { person, settled } = await resume({ status: 503, times: 1 })
  await expectTries(person, 0)
  await advance(1_000)
  await expectTries(person, 1)
  dispatchEvent(new Event('online'))
  await settled
  expect(await countCalls(person, path)).toBe(2)
})

test('F31 a retry waits as long as the server asks, even when the connection returns before', async () => {
  const { person, settled } = await resume({ status: 429, headers: { 'retry-after': '60' }, times: 1 })
  await expectTries(person, 0)
  await advance(1_000)
  await expectTries(person, 1)
  dispatchEvent(new Event('online'))
  await expectNoTryWithin(58_000, person)
  await advance(2_000)
  await settled
  expect(await countCalls(person, path)).toBe(2)
})

test('F41 F2 after an offline time the backoff begins again', async () => {
  const { person, settled } = await resume({ status: 503, times: 2 })
  await expectTries(person, 0)
  await advance(1_000)
  await expectTries(person, 1)
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await advance(2_000)
  await waitUntil(async () => (await countCalls(person, path)) === 2 && jest.getTimerCount() === 0)
  await expectNoTryWithin(60_000, person)
  connected.mockRestore()
  dispatchEvent(new Event('online'))
  await expectTries(person, 2)
  await advance(1_000)
  await settled
  expect(await countCalls(person, path)).toBe(3)
})

test('T16 F2 fifteen minutes after the purchase nothing is retried by itself any more', async () => {
  const { person, settled, outbox } = await resume({ status: 503, times: 0 }, 899_000)
  await expectTries(person, 0)
  await advance(1_000)
  await settled
  expect(await countCalls(person, path)).toBe(1)
  expect(outbox().intents).toMatchObject([{ lost: true }])
})

test('T16 the retries end when another person signs in, and begin again for the first one', async () => {
  const { person, platform, settled } = await resume({ status: 503, times: 1 })
  await expectTries(person, 0)
  const current = jest.spyOn(platform.session, 'current').mockReturnValue({ at: 'signed-in', sub: 'other' })
  await advance(1_000)
  await settled
  expect(await countCalls(person, path)).toBe(0)
  current.mockRestore()
  const again = resumeAfterReload(platform)
  await expectTries(person, 0)
  await advance(1_000)
  await expectTries(person, 1)
  await advance(2_000)
  await again
  expect(await countCalls(person, path)).toBe(2)
})
