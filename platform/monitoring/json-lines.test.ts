import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { webApp } from '../delivery/http/web-app'
import { type LogRecord, lineOf, shapeLog } from '../lib/log/process-log'
import { rawRequest, requestBytes } from '../testing/raw-request'
import { serveInTest } from '../testing/serve-in-test'
import { waitUntil } from '../testing/wait-until'
import { createMonitoring } from './create-monitoring'
import { requestLine } from './request-line'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const noon = Date.parse('2026-11-30T12:00:00Z')
afterEach(() => shapeLog({ format: 'text', service: 'sarv' }))

async function serve() {
  const records: LogRecord[] = []
  const lines: string[] = []
  const { requestsOf } = createMonitoring({ log: (request) => records.push(requestLine(request)) })
  const routes: Parameters<typeof webApp>[0] = (app) => {
    app.get('/orders/:id(^\\d+$)', (_request, reply) => reply.send('ok'))
    app.get('/waits', (_request, reply) => void reply.hijack())
    app.get('/fails', () => Promise.reject(new Error('no')))
  }
  const port = await serveInTest(webApp(routes, (line) => lines.push(line), undefined, requestsOf('host')))
  const get = (target: string, ...headers: string[]) =>
    rawRequest(port, requestBytes(target, ['Host: localhost', ...headers]))
  return { port, records, lines, get }
}

test('PLT-100 a request is one JSON line with time, level, service, ids, method, route, status and time taken, and nothing of a person', async () => {
  shapeLog({ format: 'json', service: 'host' })
  const { get, records } = await serve()
  await get('/orders/11602?code=secret', 'Authorization: Bearer secret', `traceparent: 00-${trace}-00f067aa0ba902b7-01`)
  await waitUntil(() => records.length === 1)
  const [line = ''] = records.map((record) => lineOf(record, noon))
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-30T12:00:00.000Z',
    level: 'info',
    service: 'host',
    request_id: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: '/orders/:id',
    status: 200,
    ms: expect.any(Number),
    trace_id: trace,
  })
  expect(line).not.toMatch(/11602|secret|\n/)
})

test('PLT-100 the line of a request that failed has the id of its 500', async () => {
  const { get, records, lines } = await serve()
  const { head } = await get('/fails')
  await waitUntil(() => records.length === 1)
  const id = records[0]?.fields?.request_id
  expect(records[0]).toMatchObject({ level: 'error', fields: { status: 500 } })
  expect(head).toContain(`${id}`)
  expect(lines[0]).toContain(`Request ${id} failed`)
})

test.each([
  ['//', 'GET', 400, 'unmatched'],
  ['/09121234567', 'GET', 404, 'unmatched'],
  ['/', 'PROPFIND', 405, 'unmatched'],
])('PLT-100 %s by %s is a line without its address', async (target, method, status, route) => {
  const { port, records } = await serve()
  await rawRequest(port, requestBytes(target, undefined, method))
  await waitUntil(() => records.length === 1)
  expect(records[0]?.fields).toMatchObject({ status, route, method: method === 'GET' ? 'GET' : 'OTHER' })
  expect(JSON.stringify(records)).not.toContain('0912')
})

test('PLT-100 a client that leaves is a line with the status 499', async () => {
  const { port, records } = await serve()
  const socket = connect(port, 'localhost')
  socket.write(requestBytes('/waits'))
  await once(socket, 'ready')
  await waitUntil(() => (socket.bytesWritten > 0 ? socket.destroy() : false))
  await waitUntil(() => records.length === 1)
  expect(records[0]?.fields).toMatchObject({ status: 499, route: '/waits' })
})

test('PLT-100 any other line is JSON with its message, and text stays text', () => {
  const said: LogRecord = { level: 'error', text: 'two\nlines' }
  expect(lineOf(said, noon)).toBe('two\\u000alines')
  shapeLog({ format: 'json', service: 'host' })
  const parsed = { time: '2026-11-30T12:00:00.000Z', level: 'error', service: 'host', message: 'two\\u000alines' }
  expect(JSON.parse(lineOf(said, noon))).toEqual(parsed)
})
