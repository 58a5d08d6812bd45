import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PageRemote } from '../../contract/page-data'
import { type AnsweringServer, json, startAnswering } from '../../testing/fake-api-server'
import { waitUntil } from '../../testing/wait-until'
import { createNavigation, type ShellNavigation } from '../navigation/navigation'
import { watchVersions } from './watch-versions'

const texts = { title: { fa: '', en: '' }, owner: '', entry: '' }
const support: PageRemote = { name: 'support', version: '2.0.0', ...texts, routes: [], intents: {}, storage: [] }
const page = { revision: 5, remotes: [support] }

const running = (revision: number, killed: boolean) => ({
  revision,
  remotes: [{ name: 'support', version: '2.0.0', killed, withdrawn: [] }],
})
const unchanged = (response: ServerResponse) => json(response, 200, running(5, false))
const killed = (response: ServerResponse) => json(response, 200, running(6, true))

let server: AnsweringServer
let respond: (response: ServerResponse) => void
let navigation: ShellNavigation
let reloads: number
/** Fetches that the page has the end of: their time is real. */
let settled: number

beforeEach(async () => {
  jest.useFakeTimers()
  respond = unchanged
  reloads = 0
  settled = 0
  server = await startAnswering((_, response) => respond(response))
  // The page's own server; no server answers at jsdom's address.
  const { fetch } = globalThis
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    try {
      const response = await fetch(new URL(String(address), server.origin), init)
      return new Response(await response.arrayBuffer(), response)
    } finally {
      settled++
    }
  })
  window.history.replaceState(null, '', '/home')
  navigation = createNavigation({ follow: () => undefined, exists: () => true })
  watchVersions({ page: () => page, navigation, onMustReload: () => reloads++ })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})

let navigations = 0
async function navigate(): Promise<void> {
  navigation.navigate(`/funds/${++navigations}`)
  await jest.advanceTimersByTimeAsync(0)
}

// The network's time is real.
const requested = (times: number) => waitUntil(() => server.arrived.length === times)
const answered = (times: number) => waitUntil(() => settled === times)

test('rollback, kill: a page checks when it becomes visible, not when it is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toEqual([])
  hidden.mockReturnValue(false)
  respond = killed
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  await waitUntil(() => reloads === 1)
})

test('rollback, kill: a page checks at a navigation, is told once to reload, and checks no more', async () => {
  await navigate()
  await answered(1)
  expect(server.arrived[0]?.url).toBe('/versions?support=2.0.0')
  respond = killed
  await jest.advanceTimersByTimeAsync(2_000)
  await navigate()
  await waitUntil(() => reloads === 1)
  await navigate()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([reloads, server.arrived.length]).toEqual([1, 2])
})

test('rollback, kill: triggers during a request are coalesced into one, two seconds after it', async () => {
  let held: ServerResponse | undefined
  respond = (response) => {
    held = response
  }
  await navigate()
  await requested(1)
  for (let time = 0; time < 3; time++) await navigate()
  respond = unchanged
  if (held) unchanged(held)
  // Until the page has the response, and only the throttle is left.
  await waitUntil(() => jest.getTimerCount() === 1)
  await jest.advanceTimersByTimeAsync(1_999)
  expect(server.arrived).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  await requested(2)
  // The page of the next test must not take this one's response for its own.
  await answered(2)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toHaveLength(2)
})

test('rollback, kill: nothing is requested while offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await navigate()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([server.arrived, reloads]).toEqual([[], 0])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is an error', (response) => json(response, 500, running(6, true))],
  ['is none of ours', (response) => response.end('<html>ورود به وای‌فای</html>')],
  ['breaks off', (response) => response.destroy()],
  ['is older than the page', (response) => json(response, 200, running(4, true))],
])('rollback, kill: a response that %s is ignored, and the next navigation checks again', async (_, first) => {
  respond = first
  await navigate()
  await answered(1)
  respond = killed
  await jest.advanceTimersByTimeAsync(2_000)
  await navigate()
  await waitUntil(() => server.arrived.length === 2 || jest.getTimerCount() > 0)
  await jest.advanceTimersByTimeAsync(2_000)
  await waitUntil(() => reloads === 1)
  expect(server.arrived).toHaveLength(2)
})
