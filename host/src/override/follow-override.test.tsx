import type { ServerResponse } from 'node:http'
import { setTimeout as passed } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { type AnsweringServer, json, startAnswering } from '@sarv/shared/api/answering-server'
import { createBus } from '@sarv/shared/events/bus'
import { createLocks } from '../pwa/locks'
import { followOverride } from './follow-override'

const override = { name: 'support', version: '1.0.0-a' }
const same = (response: ServerResponse) => json(response, 200, override)
const another = (response: ServerResponse) => json(response, 200, { ...override, version: '1.0.0-b' })
const none = (response: ServerResponse) => void response.writeHead(204).end()
const broken = (response: ServerResponse) => void response.writeHead(502).end()

let server: AnsweringServer
let answer: (response: ServerResponse) => void
let bus: ReturnType<typeof createBus>
let locks: ReturnType<typeof createLocks>
let told: string[]
let stop: () => void

beforeEach(async () => {
  jest.useFakeTimers()
  answer = same
  told = []
  server = await startAnswering((_, response) => answer(response))
  // The page's own server, of which jsdom's address is none.
  const { fetch } = globalThis
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) => fetch(new URL(String(address), server.origin), init))
  bus = createBus()
  locks = createLocks()
  const reload = () => void told.push('reload')
  stop = followOverride({ override, bus, locks, reload, onEnd: () => void told.push('end') })
})
afterEach(async () => {
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server.close()
})

/** A second for the page, and then the network, whose time is real. */
async function asks(): Promise<void> {
  const before = server.arrived.length
  await jest.advanceTimersByTimeAsync(1_000)
  while (server.arrived.length === before) await passed(5)
  while (jest.getTimerCount() === 0 && !told.includes('reload')) await passed(5)
}

test('dev --against: the same build, and a server that is away, leave the page as it is', async () => {
  await asks()
  answer = broken
  await asks()
  expect(told).toEqual([])
})

test('dev --against: another build loads the page anew, but not inside a payment', async () => {
  const release = locks.hold()
  answer = another
  await asks()
  expect(told).toEqual([])
  release()
  await asks()
  expect(told).toEqual(['reload'])
})

test('dev --against: a build that is gone is told once, and leaves what is on the screen', async () => {
  answer = none
  await asks()
  await asks()
  expect(told).toEqual(['end'])
})

test('dev --against: a build that is gone and took its area with it makes room at once', async () => {
  bus.emit('remote-failed', { name: 'bank', version: '1.0.0', reason: 'unreachable' })
  answer = none
  await asks()
  expect(told).toEqual(['end'])
  bus.emit('remote-failed', { ...override, reason: 'unreachable' })
  await asks()
  expect(told).toEqual(['end', 'reload'])
})

test('dev --against: nobody is asked while nobody looks', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(server.arrived).toEqual([])
  hidden.mockReturnValue(false)
  await asks()
})
