import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { expect, test } from '@jest/globals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { serveInTest } from '../../testing/serve-in-test'
import { waitUntil } from '../../testing/wait-until'
import { webApp } from './web-app'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** @param handler of every request */
async function serve(handler: Handler, routes: (app: FastifyInstance) => void = (app) => app.all('/*', handler)) {
  const logged: string[] = []
  const port = await serveInTest(webApp(routes, (line) => logged.push(line)))
  return { port, logged, get: (target: string) => rawRequest(port, requestBytes(target)) }
}

const fault = () => new RangeError('code 482913 is not "09121234567"\nnor anything else')

test.each<[string, Handler]>([
  [
    'throws',
    () => {
      throw fault()
    },
  ],
  ['rejects', () => Promise.reject(fault())],
  [
    'rejects later',
    async () => {
      await new Promise(setImmediate)
      throw fault()
    },
  ],
])(
  'T23 a route that %s costs a 500 and one line with its id and route, without query and person',
  async (_, handler) => {
    const { get, logged } = await serve(handler)
    const { statuses, head, body } = await get('/fund-orders/11602?code=secret')
    expect([statuses, logged.length]).toEqual([[500], 1])
    const [, id] = /^x-request-id: ([\da-f-]{36})$/im.exec(head.replaceAll('\r', '')) ?? []
    expect(body).toContain(`Request ${id}`)
    expect(logged[0]).toMatch(new RegExp(`^Request ${id} failed: GET /fund-orders/…: RangeError: code … is not … at .`))
    expect(logged[0]).not.toMatch(/secret|11602|482913|0912|\n/)
  },
)

test('a file that is missing costs its response and one line, and no server', async () => {
  const { get, logged } = await serve(({ url }, reply) =>
    reply.header('Content-Length', 5).send(url === '/file' ? createReadStream('/nowhere/at/all') : 'right'),
  )
  expect((await get('/file')).statuses).toEqual([500])
  expect(logged).toEqual([expect.stringMatching(/^Request .* failed: GET \/file: Error: ENOENT/)])
  expect((await get('/')).body).toBe('right')
})

test('a file that breaks off costs its connection and one line, and no server', async () => {
  const { get, logged } = await serve(({ url }, reply) => {
    if (url !== '/file') return reply.send('ok')
    createReadStream('/nowhere/at/all').pipe(reply.raw.writeHead(200, { 'Content-Length': 5 }))
    return reply.hijack()
  })
  expect((await get('/file')).body).toBe('')
  expect(logged).toEqual([expect.stringMatching(/^Request .* failed: GET \/file: Error: ENOENT/)])
  expect((await get('/')).body).toBe('ok')
})

test('what is written after the end of a response is one line, and no server', async () => {
  const { get, logged } = await serve((_, reply) => {
    reply.hijack()
    reply.raw.end('ok')
    reply.raw.write('more')
  })
  expect((await get('/')).statuses).toEqual([200])
  expect(logged).toEqual([expect.stringContaining('write after end')])
  expect((await get('/')).statuses).toEqual([200])
})

test('a client that leaves before everything was sent causes no error and keeps no file open', async () => {
  const gone = { file: false, request: false }
  const { port, logged, get } = await serve(
    () => undefined,
    (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser('*', (_, body, done) => done(null, body))
      app.get('/', (_, reply) => reply.send('ok'))
      app.post('/', async (request, reply) => {
        const file = createReadStream('/dev/zero').once('close', () => {
          gone.file = true
        })
        void reply.send(file)
        try {
          for await (const _ of request.raw) {
            // Nothing of it is wanted.
          }
        } finally {
          gone.request = true
        }
      })
    },
  )
  const socket = connect(port, 'localhost')
  socket.write(requestBytes('/', ['Host: localhost', 'Content-Length: 5'], 'POST'))
  await once(socket, 'data')
  socket.destroy()
  await waitUntil(() => gone.file && gone.request)
  expect((await get('/')).statuses).toEqual([200])
  expect(logged).toEqual([])
})

test.each(['//', '/%00', '*', 'http://'])('T10 the target %s is answered with 400 before any route', async (target) => {
  const { get, logged } = await serve((_, reply) => reply.send('never'))
  const { statuses, body } = await get(target)
  expect([statuses, body === 'never', logged]).toEqual([[400], false, []])
})

test('T10 a route gets an absolute target as a path', async () => {
  const { get } = await serve(({ url, params }, reply) => reply.send(`${url} ${(params as { '*': string })['*']}`))
  expect((await get('http://elsewhere.example/a/../b?c=d')).body).toBe('/b?c=d b')
})

test('an address without a route is a 404 for reads and a 405 for any other method', async () => {
  const { port } = await serve(
    () => undefined,
    () => undefined,
  )
  for (const [method, status] of [
    ['GET', 404],
    ['HEAD', 404],
    ['POST', 405],
    ['PROPFIND', 405],
  ] as const)
    expect((await rawRequest(port, requestBytes('/', undefined, method))).statuses).toEqual([status])
})
