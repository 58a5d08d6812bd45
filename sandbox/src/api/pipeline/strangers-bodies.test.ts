import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import multipart from '@fastify/multipart'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createMonitoring } from '@sarv/platform/monitoring/create-monitoring'
import type { FastifyInstance } from 'fastify'
import { createAuthenticator } from '../../access/authenticator'
import { readSettings } from '../../context/settings'
import type { Db } from '../../db/sql'
import { createPdfPool } from '../../documents/pdf-workers/pdf-pool'
import { createCallRecorder } from '../../fault-injection/call-recorder'
import { createForcedResponses } from '../../fault-injection/forced-responses'
import { createSandboxGateway } from '../../gateway/sandbox-gateway'
import { concurrencyLimit, maxDocuments, maxTotalUploads, maxUploads } from '../../http/concurrency-limit'
import { maxDiscardedBytes } from '../../http/discard-body'
import { webApp } from '../../http/web-app'
import { createFakeClock } from '../../testing/fake-clock'
import { addressRoutes } from '../account/addresses'
import { analyticsRoutes } from '../analytics/analytics'
import { pmaPaymentRoutes } from '../payments/pma-payment'

const megabyte = 1024 ** 2
const whole = 120 * megabyte
const slip = '/pma/api/v1/upload/receipt/0b6c2f0e-8f43-4a52-9c55-1f2f3a4b5c6d/'
const addresses = '/onboarding/api/v1/user-addresses/'
const analytics = '/general/api/v1/analytics/'
const form = 'multipart/form-data; boundary=b'
const token = 'authorization: Bearer nobody-has-this-token-at-all'

/** Knows no token. */
const db: Db = {
  query: async () => [],
  transaction: () => Promise.reject(new Error('a stranger came as far as the transaction')),
  script: async () => {},
  close: async () => {},
}

let app: FastifyInstance
/** The bytes read of each connection, once it is closed. */
const bytesRead: Promise<number>[] = []
beforeAll(async () => {
  const clock = createFakeClock('2026-11-21T08:00:00Z')
  const settings = readSettings({ SANDBOX_LOG: '0' })
  app = webApp('api', undefined, db)
  await app.register(multipart)
  for (const register of [addressRoutes, analyticsRoutes, pmaPaymentRoutes])
    register({
      settings,
      origins: { api: '', identity: '', gateway: '', inbox: '' },
      host: '',
      db,
      clock,
      authenticator: createAuthenticator(db, clock, []),
      gateway: createSandboxGateway(''),
      answerers: [],
      forced: createForcedResponses(),
      calls: createCallRecorder(false),
      uploads: concurrencyLimit(maxUploads, maxTotalUploads),
      documents: concurrencyLimit(maxDocuments),
      pdfs: createPdfPool(),
      vapid: { publicKey: '', privateKey: '' },
      requestsOf: createMonitoring().requestsOf,
      app,
    })
  app.server.on('connection', (socket) => {
    bytesRead.push(new Promise((resolve) => socket.once('close', () => resolve(socket.bytesRead))))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test.each([
  ['a slip', slip, form, 'x-nothing: 1', 401],
  ['a slip with a token of no one', slip, form, token, 401],
  ['a slip for a call without files', addresses, form, 'x-nothing: 1', 401],
  ['JSON', addresses, 'application/json', 'x-nothing: 1', 401],
  ['JSON for an address that no one has', '/nowhere/', 'application/json', 'x-nothing: 1', 404],
  ['JSON for a call that is open', analytics, 'application/json', 'x-nothing: 1', 413],
  ['a slip for a call that is open', analytics, form, 'x-nothing: 1', 415],
])('SBX-006 SBX-011 of 120 MB by a stranger hardly anything is read: %s', async (_what, path, type, header, status) => {
  bytesRead.length = 0
  const statuses = await Promise.all(Array.from({ length: 8 }, () => send(path, type, header)))
  expect(statuses).toEqual(Array.from({ length: 8 }, () => status))
  expect(Math.max(...(await Promise.all(bytesRead)))).toBeLessThan(maxDiscardedBytes + 2 * megabyte)
})

test('SBX-006 a body that is too long is written to its end, so that its sender reads why it is refused', async () => {
  bytesRead.length = 0
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const headers = { 'content-type': 'application/json', 'content-length': 4 * megabyte }
  const body = request({ port, agent, path: analytics, method: 'POST', headers })
  body.write(' ')
  const [refused] = (await once(body, 'response')) as [IncomingMessage]
  expect(refused.statusCode).toBe(413)
  refused.resume()
  // An `error` event would say that the connection is closed.
  body.end(' '.repeat(4 * megabyte - 1))
  await once(body, 'finish')
  agent.destroy()
  expect(await bytesRead[0]).toBeGreaterThan(4 * megabyte)
})

/** Sends on and on, as the connection takes it, until it is closed. @returns the status of the response */
async function send(path: string, type: string, header: string): Promise<number> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  // A write that meets the end of the connection.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const part = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\ncontent-type: ${type}\r\ncontent-length: ${whole}\r\n\r\n${part}`,
  )
  const chunk = Buffer.alloc(64 * 1024, 'x')
  for (let sent = 0; sent < whole && !socket.destroyed; sent += chunk.length) {
    if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
  }
  await closed
  return Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])
}
