import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { createCongestionWindow, segment } from './congestion-window'
import { createLink } from './link'
import { openPhoneNetwork } from './phone-network'

test('connections share the rate of a link: what is queued leaves after what was there before', () => {
  const link = createLink(100)
  expect([link.send(1_000, 0), link.send(500, 0), link.send(100, 1_000)]).toEqual([10, 15, 1_001])
})

test('a connection starts with ten segments, may send twice as many after each round trip, and starts anew when it was idle', () => {
  const window = createCongestionWindow()
  window.sent(window.free(0), 0)
  expect(window.free(50)).toBe(0)
  window.acknowledged(10 * segment, 100)
  expect(window.free(100)).toBe(20 * segment)
  window.sent(20 * segment, 100)
  window.acknowledged(20 * segment, 200)
  expect(window.free(1_000)).toBe(40 * segment)
  expect(window.free(1_201)).toBe(10 * segment)
})

test('a first response of 56 kB takes four round trips: connection, request, and two more windows', async () => {
  const server = createServer((_, response) => response.end('x'.repeat(40 * segment))).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const network = await openPhoneNetwork([port])
  const [, behind] = /127\.0\.0\.1:(\d+)$/.exec(network.rules) ?? []
  const timeOf = async () => {
    const started = performance.now()
    const [response] = await once(get({ port: Number(behind), host: '127.0.0.1', agent: false }), 'response')
    for await (const _ of response);
    return performance.now() - started
  }
  try {
    network.become({ roundTrip: 100, down: 1e6, up: 1e6 })
    expect(await timeOf()).toBeGreaterThanOrEqual(395)
  } finally {
    network.close()
    server.close()
  }
})
