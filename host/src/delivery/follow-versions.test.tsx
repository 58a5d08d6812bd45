import type { ServerResponse } from 'node:http'
import { setTimeout as passed } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type AnsweringServer, json, startAnswering } from '@sarv/shared/api/answering-server'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { createNavigation, type ShellNavigation } from '../shell/navigation'
import { followVersions } from './follow-versions'

const texts = { title: { fa: '', en: '' }, owner: '', entry: '' }
const support: PageRemote = { name: 'support', version: '2.0.0', ...texts, routes: [], intents: {}, storage: [] }
const page = { revision: 5, remotes: [support] }

const running = (revision: number, killed: boolean) => ({
  revision,
  remotes: [{ name: 'support', version: '2.0.0', killed, withdrawn: [] }],
})
const asEver = (response: ServerResponse) => json(response, 200, running(5, false))
const switchedOff = (response: ServerResponse) => json(response, 200, running(6, true))

let server: AnsweringServer
let answer: (response: ServerResponse) => void
let navigation: ShellNavigation
let left: number

beforeEach(async () => {
  jest.useFakeTimers()
  answer = asEver
  left = 0
  server = await startAnswering((_, response) => answer(response))
  // The page's own server, of which jsdom's address is none.
  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => fetch(new URL(String(address), server.origin), init))
  window.history.replaceState(null, '', '/home')
  navigation = createNavigation({ follow: () => undefined, exists: () => true })
  followVersions({ page, navigation, leave: () => left++ })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})

let places = 0
async function navigate(): Promise<void> {
  navigation.navigate(`/funds/${++places}`)
  await jest.advanceTimersByTimeAsync(0)
}

/** Waits for the network, whose time is real. */
async function until(come: () => boolean): Promise<void> {
  while (!come()) await passed(5)
}
const asked = (times: number) => until(() => server.arrived.length === times)

test('rollback, kill: a page asks when it is looked at again, not when it is left', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toEqual([])
  hidden.mockReturnValue(false)
  answer = switchedOff
  document.dispatchEvent(new Event('visibilitychange'))
  await jest.advanceTimersByTimeAsync(0)
  await until(() => left === 1)
})

test('rollback, kill: a page asks at a navigation, is told once that it must leave, and asks no more', async () => {
  await navigate()
  await asked(1)
  expect(server.arrived[0]?.url).toBe('/versions')
  answer = switchedOff
  await jest.advanceTimersByTimeAsync(2_000)
  await navigate()
  await until(() => left === 1)
  await navigate()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([left, server.arrived.length]).toEqual([1, 2])
})

test('rollback, kill: what comes while a question is under way is asked once, two seconds after it', async () => {
  let held: ServerResponse | undefined
  answer = (response) => {
    held = response
  }
  await navigate()
  await asked(1)
  for (let time = 0; time < 3; time++) await navigate()
  answer = asEver
  if (held) asEver(held)
  // Until the page has the answer, and waits for the pause only.
  await until(() => jest.getTimerCount() === 1)
  await jest.advanceTimersByTimeAsync(1_999)
  expect(server.arrived).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  await asked(2)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toHaveLength(2)
})

test('rollback, kill: without a connection nothing is asked', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await navigate()
  await jest.advanceTimersByTimeAsync(10_000)
  expect([server.arrived, left]).toEqual([[], 0])
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is a fault', (response) => json(response, 500, running(6, true))],
  ['is none of ours', (response) => response.end('<html>ورود به وای‌فای</html>')],
  ['breaks off', (response) => response.destroy()],
  ['is older than the page', (response) => json(response, 200, running(4, true))],
])(
  'rollback, kill: an answer that %s costs nobody their page, and the next navigation asks again',
  async (_, first) => {
    answer = first
    await navigate()
    await asked(1)
    answer = switchedOff
    await jest.advanceTimersByTimeAsync(2_000)
    await navigate()
    await until(() => server.arrived.length === 2 || jest.getTimerCount() > 0)
    await jest.advanceTimersByTimeAsync(2_000)
    await until(() => left === 1)
    expect(server.arrived).toHaveLength(2)
  },
)
