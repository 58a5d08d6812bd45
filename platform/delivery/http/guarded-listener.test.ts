import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { waitUntil } from '../../testing/wait-until'
import { type GuardedListener, guardedListener } from './guarded-listener'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serve(listener: GuardedListener) {
  const logged: string[] = []
  const server = createServer(guardedListener(listener, (line) => logged.push(line))).listen(0)
  await once(server, 'listening')
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return { port, logged, get: (target: string) => rawRequest(port, requestBytes(target)) }
}

const fault = () => new RangeError('code 482913 is not "09121234567"\nnor anything else')

test.each<[string, GuardedListener]>([
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
  'T23 a listener that %s costs a 500 and one line with its id and route, without query and person',
  async (_, listener) => {
    const { get, logged } = await serve(listener)
    const { statuses, head, body } = await get('/fund-orders/11602?code=secret')
    expect([statuses, logged.length]).toEqual([[500], 1])
    const [, id] = /^X-Request-Id: ([\da-f-]{36})$/m.exec(head.replaceAll('\r', '')) ?? []
    expect(body).toContain(`Request ${id}`)
    expect(logged[0]).toMatch(new RegExp(`^Request ${id} failed: GET /fund-orders/…: RangeError: code … is not … at .`))
    expect(logged[0]).not.toMatch(/secret|11602|482913|0912|\n/)
  },
)

const brokenFile = (response: ServerResponse) =>
  createReadStream('/nowhere/at/all').pipe(response.writeHead(200, { 'Content-Length': 5 }))

test('a file that is gone when it is sent costs its connection and one line, and no server', async () => {
  const { get, logged } = await serve((_, response, { pathname }) => {
    if (pathname === '/file') brokenFile(response)
    else response.end('ok')
  })
  expect((await get('/file')).body).toBe('')
  expect(logged).toEqual([expect.stringMatching(/^Request .* failed: GET \/file: Error: ENOENT/)])
  expect((await get('/')).body).toBe('ok')
})

test('what is written after the end of a response is one line, and no server', async () => {
  const { get, logged } = await serve((_, response) => {
    response.end('ok')
    response.write('more')
  })
  expect((await get('/')).statuses).toEqual([200])
  expect(logged).toEqual([expect.stringContaining('write after end')])
  expect((await get('/')).statuses).toEqual([200])
})

test('a client that leaves before everything was sent causes no error and keeps no file open', async () => {
  const gone = { file: false, request: false }
  const { port, logged, get } = await serve(async (request, response) => {
    if (request.method === 'GET') return void response.end('ok')
    createReadStream('/dev/zero')
      .once('close', () => {
        gone.file = true
      })
      .pipe(response)
    try {
      for await (const _ of request) {
        // Nothing of it is wanted.
      }
    } finally {
      gone.request = true
    }
  })
  const socket = connect(port, 'localhost')
  socket.write(requestBytes('/', ['Host: localhost', 'Content-Length: 5'], 'POST'))
  await once(socket, 'data')
  socket.destroy()
  await waitUntil(() => gone.file && gone.request)
  expect((await get('/')).statuses).toEqual([200])
  expect(logged).toEqual([])
})

test.each(['//', '/%00', '*', 'http://'])(
  'T10 the target %s is answered with 400 before the listener',
  async (target) => {
    const { get, logged } = await serve((_, response) => void response.end('never'))
    const { statuses, body } = await get(target)
    expect([statuses, body === 'never', logged]).toEqual([[400], false, []])
  },
)

test('T10 the listener gets an absolute target as a path', async () => {
  const { get } = await serve((request, response, { pathname }) => void response.end(`${request.url} ${pathname}`))
  expect((await get('http://elsewhere.example/a/../b?c=d')).body).toBe('/b?c=d /b')
})
