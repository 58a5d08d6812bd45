import { request } from 'node:http'
import { setTimeout as passed } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type AnsweringServer, startAnswering } from '@sarv/platform/testing/fake-api-server'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import type { Toxic, ToxicStream } from './toxic'
import { startToxicProxy, type ToxicProxy } from './toxic-proxy'

const body = 'x'.repeat(4000)
const started = Date.parse('2026-11-23T08:00:00Z')

let service: AnsweringServer
let proxy: ToxicProxy
beforeEach(async () => {
  service = await startAnswering((_, response) => {
    response.sendDate = false
    response.writeHead(200, { date: new Date(started).toUTCString(), 'content-length': body.length }).end(body)
  })
  proxy = await startToxicProxy(service.origin)
})
afterEach(async () => {
  await proxy.close()
  await service.close()
})

function place(toxic: Toxic, toxicity = 1): void {
  proxy.poison([{ service: service.origin, toxic, toxicity }])
}

/** Posts through the proxy; `text` is what of the body has come, and `broken` whether its connection ended too early. */
async function post(sent = 'a wish') {
  const began = performance.now()
  const response = await fetch(`${proxy.origin}/orders`, { method: 'POST', body: sent }).catch(() => undefined)
  const pieces: Buffer[] = []
  let broken = response === undefined
  try {
    for await (const piece of response?.body ?? []) pieces.push(Buffer.from(piece))
  } catch {
    broken = true
  }
  return {
    status: response?.status,
    date: response?.headers.get('date'),
    type: response?.headers.get('content-type'),
    text: Buffer.concat(pieces).toString(),
    pieces: pieces.length,
    broken,
    took: performance.now() - began,
  }
}

const both: readonly ToxicStream[] = ['upstream', 'downstream']
/** What the service has heard when a toxic ended the exchange. */
const heard = (stream: ToxicStream) => (stream === 'upstream' ? [] : ['a wish'])
const arrived = () => service.arrived.map((request) => request.body)

test('without toxics a request and its response go through as they are', async () => {
  expect(await post()).toMatchObject({ status: 200, text: body, broken: false })
  expect(service.arrived).toMatchObject([{ method: 'POST', url: '/orders', body: 'a wish' }])
  expect(proxy.hits).toBe(0)
})

test('a browser’s request names its origin, and the toxics of another one leave it alone', async () => {
  const other = await startAnswering((_, response) => response.end('other'))
  place({ type: 'reset_peer', stream: 'upstream' })
  const named = await startToxicProxy()
  const { port } = new URL(named.origin)
  const text = await new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: `${other.origin}/x` }, async (response) => {
      resolve((await response.toArray()).join(''))
    })
    asked.once('error', reject).end()
  })
  expect(text).toBe('other')
  await named.close()
  await other.close()
})

test.each(both)('latency: %s everything comes, later', async (stream) => {
  place({ type: 'latency', stream, latency: 120 })
  const { status, text, took } = await post()
  expect([status, text]).toEqual([200, body])
  expect(took).toBeGreaterThanOrEqual(115)
})

test.each(both)('timeout: %s nothing comes until the toxic is removed, then the connection breaks', async (stream) => {
  place({ type: 'timeout', stream })
  let isSilent = true
  const silent = post().finally(() => {
    isSilent = false
  })
  await waitUntil(() => proxy.hits > 0 && service.arrived.length >= heard(stream).length)
  // A connection that is closed is noticed sooner.
  await passed(100)
  expect(isSilent).toBe(true)
  expect(arrived()).toEqual(heard(stream))
  proxy.heal()
  expect((await silent).broken).toBe(true)
  expect((await post()).text).toBe(body)
})

test.each(both)('reset_peer: %s the connection breaks without a response', async (stream) => {
  place({ type: 'reset_peer', stream })
  expect(await post()).toMatchObject({ status: undefined, broken: true })
  expect(arrived()).toEqual(heard(stream))
})

test('limit_data: the response is cut behind so many bytes', async () => {
  place({ type: 'limit_data', stream: 'downstream', bytes: 1000 })
  expect(await post()).toMatchObject({ status: 200, broken: true, text: 'x'.repeat(1000) })
})

test('slicer: all of the response comes, in many pieces', async () => {
  place({ type: 'slicer', stream: 'downstream', average_size: 500, delay: 5 })
  const { text, pieces } = await post()
  expect(text).toBe(body)
  expect(pieces).toBeGreaterThanOrEqual(6)
})

test('bandwidth: all of the response comes, as slowly as its rate says', async () => {
  place({ type: 'bandwidth', stream: 'downstream', rate: 20 })
  const { text, took } = await post()
  expect(text).toBe(body)
  // 4,000 bytes at 20 kilobytes a second.
  expect(took).toBeGreaterThanOrEqual(150)
})

test.each(both)('bad_gateway: %s a page with 502 comes in the place of the response', async (stream) => {
  place({ type: 'bad_gateway', stream })
  expect(await post()).toMatchObject({ status: 502, type: 'text/html; charset=utf-8', broken: false })
  expect(arrived()).toEqual(heard(stream))
})

test.each(both)('html: %s a page with 200 comes in the place of the response', async (stream) => {
  place({ type: 'html', stream })
  const { status, text } = await post()
  expect([status, text]).toEqual([200, expect.stringContaining('<!doctype html>')])
  expect(arrived()).toEqual(heard(stream))
})

test('clock_skew: the response says another time', async () => {
  place({ type: 'clock_skew', stream: 'downstream', seconds: -86_400 })
  expect(await post()).toMatchObject({ status: 200, text: body, date: 'Sun, 22 Nov 2026 08:00:00 GMT' })
})

test.each([
  [1, [true, true, true, true]],
  [0.5, [true, false, true, false]],
  [0.25, [true, false, false, false]],
  [0, [false, false, false, false]],
])('a toxicity of %d hits, of four requests, %j', async (toxicity, expected) => {
  place({ type: 'bad_gateway', stream: 'upstream' }, toxicity)
  const hit: boolean[] = []
  for (const _ of expected) hit.push((await post()).status === 502)
  expect(hit).toEqual(expected)
  expect(proxy.hits).toBe(expected.filter(Boolean).length)
})
