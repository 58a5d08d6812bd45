import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestPerson } from '@sarv/shared/testing/control'
import { act, screen } from '@testing-library/react'
import { callsOf, openInvest } from './open-invest'

// The clock of the page is turned on; the server and the way to it are real.
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  // Answers come while the test asks the server what it has seen.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  jest.useRealTimers()
})

const minute = 60_000
const later = (minutes: number) => act(async () => void (await jest.advanceTimersByTimeAsync(minutes * minute)))

const rest = globalThis.setTimeout

/** Until something is so, by the wall's clock: `waitFor` would turn the page's on. */
async function until(isSo: () => unknown): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 200) throw new Error(`It never came true: ${isSo}`)
    await act(() => new Promise((resolve) => void rest(resolve, 25)))
  }
}

const expectCalls = (person: TestPerson, path: string, count: number) =>
  until(async () => (await callsOf(person, path)) === count)
const expectChart = () => until(() => screen.queryByRole('slider'))

/** Stays on a page until shortly before the time, and then a little longer. */
async function expectAskedAgain(page: string, path: string, minutes: number): Promise<void> {
  const { person, unmount } = await openInvest({ path: page })
  await expectCalls(person, path, 1)
  await until(() => document.querySelector('[aria-busy="true"]') === null)
  await later(minutes - 1)
  expect(await callsOf(person, path)).toBe(1)
  // Less than the half minute after which a call is given up: the server's own clock goes slower.
  await later(1.1)
  await expectCalls(person, path, 2)
  unmount()
}

test('INV-002 whoever stays on the home page sees it anew after 30 minutes, its pending orders too', async () => {
  await expectAskedAgain('/home', '/general/api/v1/home/', 30)
  await expectAskedAgain('/home', '/fund/api/v1/pending-orders-count/', 30)
})

test('INV-013 assets are asked for again after 30 minutes', () =>
  expectAskedAgain('/assets', '/fund/api/v1/user_asset/', 30))

test('INV-018 the funds are asked for again after four hours', () =>
  expectAskedAgain('/funds', '/fund/api/v1/info/funds/', 240))

test('INV-022 a chart is kept for four hours, each fund its own, however often the person comes and goes', async () => {
  const chart = (id: string) => `/fund/api/v2/info/chart/${id}/`
  const { person, navigation, unmount } = await openInvest({ path: '/funds/11307' })
  const open = async (place: string) => act(async () => navigation.navigate(place))
  await expectChart()
  await open('/funds')
  await until(() => screen.queryByRole('searchbox'))
  await later(120)
  await open('/funds/11541')
  await expectChart()
  await expectCalls(person, chart('11541'), 1)
  await later(118)
  await open('/funds/11307')
  await expectChart()
  expect(await callsOf(person, chart('11307'))).toBe(1)
  await open('/funds')
  await later(3)
  await open('/funds/11307')
  await expectCalls(person, chart('11307'), 2)
  expect(await callsOf(person, chart('11541'))).toBe(1)
  unmount()
})
