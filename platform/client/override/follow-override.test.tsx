import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createBus } from '../../contract/events/bus'
import { type AnsweringServer, json, startAnswering } from '../../testing/fake-api-server'
import { waitUntil } from '../../testing/wait-until'
import { createUpdateHolds } from '../updates/update-holds'
import { followOverride } from './follow-override'

const override = { name: 'support', version: '1.0.0-a' }
const same = (response: ServerResponse) => json(response, 200, override)
const another = (response: ServerResponse) => json(response, 200, { ...override, version: '1.0.0-b' })
const none = (response: ServerResponse) => void response.writeHead(204).end()
const broken = (response: ServerResponse) => void response.writeHead(502).end()

let server: AnsweringServer
let respond: (response: ServerResponse) => void
let bus: ReturnType<typeof createBus>
let holds: ReturnType<typeof createUpdateHolds>
let calls: string[]
let stop: () => void

beforeEach(async () => {
  jest.useFakeTimers()
  respond = same
  calls = []
  server = await startAnswering((_, response) => respond(response))
  // The page's own server; no server answers at jsdom's address.
  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => fetch(new URL(String(address), server.origin), init))
  bus = createBus()
  holds = createUpdateHolds()
  const reload = () => void calls.push('reload')
  stop = followOverride({ override, bus, holds, reload, onEnd: () => void calls.push('end') })
})
afterEach(async () => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})

/** Waits for one poll: a second of fake time, and then the network, whose time is real. */
async function nextPoll(): Promise<void> {
  const before = server.arrived.length
  await jest.advanceTimersByTimeAsync(1_000)
  await waitUntil(() => server.arrived.length > before)
  await waitUntil(() => jest.getTimerCount() > 0 || calls.includes('reload'))
}

test('dev --against: the same build, and a server that is away, leave the page as it is', async () => {
  await nextPoll()
  respond = broken
  await nextPoll()
  expect(calls).toEqual([])
})

test('dev --against: another build reloads the page, but not inside a payment', async () => {
  const release = holds.hold()
  respond = another
  await nextPoll()
  expect(calls).toEqual([])
  release()
  await nextPoll()
  expect(calls).toEqual(['reload'])
})

test('dev --against: a build that is gone is reported once, and the page stays', async () => {
  respond = none
  await nextPoll()
  await nextPoll()
  expect(calls).toEqual(['end'])
})

test('dev --against: a build that is gone and whose remote failed reloads the page at once', async () => {
  bus.emit('remote-failed', { name: 'bank', version: '1.0.0', reason: 'unreachable' })
  respond = none
  await nextPoll()
  expect(calls).toEqual(['end'])
  bus.emit('remote-failed', { ...override, reason: 'unreachable' })
  await nextPoll()
  expect(calls).toEqual(['end', 'reload'])
})

test('dev --against: a hidden page does not poll', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toEqual([])
  hidden.mockReturnValue(false)
  await nextPoll()
})
