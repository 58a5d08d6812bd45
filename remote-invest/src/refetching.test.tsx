import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { act, screen } from '@testing-library/react'
import { renderInvest } from './testing/render-invest'
import { waitUntil } from './testing/wait-until'

// The clock of the page is turned on; the server and the way to it are real.
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  // Responses arrive while the test asks the server what it has seen.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})
afterEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  jest.useRealTimers()
})

const minuteMs = 60_000
const advance = (minutes: number) => act(async () => void (await jest.advanceTimersByTimeAsync(minutes * minuteMs)))

const countCalls = async (person: TestPerson, path: string) => (await requestsTo(person, path)).length
const expectCalls = (person: TestPerson, path: string, count: number) =>
  waitUntil(async () => (await countCalls(person, path)) === count)
const expectChart = () => waitUntil(() => screen.queryByRole('slider'))

/** Stays on a page until shortly before the time, and then a little longer. */
async function expectRefetched(page: string, path: string, minutes: number): Promise<void> {
  const { person, unmount } = await renderInvest({ path: page })
  await expectCalls(person, path, 1)
  await waitUntil(() => document.querySelector('[aria-busy="true"]') === null)
  await advance(minutes - 1)
  expect(await countCalls(person, path)).toBe(1)
  // Less than the half minute after which a call is given up: the server's own clock goes slower.
  await advance(1.1)
  await expectCalls(person, path, 2)
  unmount()
}

test('PLT-061 CON-21 INV-002 the home page and its pending orders are refetched after 30 minutes', async () => {
  await expectRefetched('/home', '/general/api/v1/home/', 30)
  await expectRefetched('/home', '/fund/api/v1/pending-orders-count/', 30)
})

test('PLT-061 CON-21 INV-013 assets are refetched after 30 minutes', () =>
  expectRefetched('/assets', '/fund/api/v1/user_asset/', 30))

test('PLT-061 CON-21 INV-018 the funds are refetched after four hours', () =>
  expectRefetched('/funds', '/fund/api/v1/info/funds/', 240))

test('PLT-061 CON-21 the plans of the home page are refetched after four hours', () =>
  expectRefetched('/home', '/pma/api/v1/portfolio/plans/', 240))

test('PLT-061 another tab and back makes no new call', async () => {
  const { person, navigation, unmount } = await renderInvest({ path: '/home' })
  const paths = ['/general/api/v1/home/', '/fund/api/v1/user_asset/', '/fund/api/v1/info/funds/']
  for (const path of paths) await expectCalls(person, path, 1)
  // A person who leaves before a response is there gives its call up.
  await waitUntil(() => document.querySelector('[aria-busy="true"]') === null)
  await act(async () => navigation.navigate('/assets'))
  await waitUntil(() => screen.queryByRole('table', { name: 'فهرست دارایی‌ها' }))
  await act(async () => navigation.navigate('/home'))
  await waitUntil(() => screen.queryByRole('list', { name: 'صندوق‌های برتر' }))
  for (const path of paths) expect([path, await countCalls(person, path)]).toEqual([path, 1])
  unmount()
})

test('PLT-061 CON-21 INV-022 the chart of each fund is cached for four hours', async () => {
  const chart = (id: string) => `/fund/api/v2/info/chart/${id}/`
  const { person, navigation, unmount } = await renderInvest({ path: '/funds/11307' })
  const open = async (path: string) => act(async () => navigation.navigate(path))
  await expectChart()
  await open('/funds')
  await waitUntil(() => screen.queryByRole('searchbox'))
  await advance(120)
  await open('/funds/11541')
  await expectChart()
  await expectCalls(person, chart('11541'), 1)
  await advance(118)
  await open('/funds/11307')
  await expectChart()
  expect(await countCalls(person, chart('11307'))).toBe(1)
  await open('/funds')
  await advance(3)
  await open('/funds/11307')
  await expectCalls(person, chart('11307'), 2)
  expect(await countCalls(person, chart('11541'))).toBe(1)
  unmount()
})
