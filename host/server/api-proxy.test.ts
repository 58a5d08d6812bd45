import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { requestUrl } from '@sarv/platform/client/api/request-url'
import { webApp } from '@sarv/platform/delivery/http/web-app'
import { readShellManifest } from '@sarv/platform/delivery/webpack/host-preset'
import { apiProxy } from '@sarv/platform/page/server/api-proxy'
import { serveInTest } from '@sarv/platform/testing/serve-in-test'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'

const self = 'https://app.example'
const messages = readShellManifest('host').texts.unavailable

/** A proxy before an API that responds like this. */
async function open(listener: RequestListener, timeout?: number) {
  const api = createServer(listener)
  const logged: string[] = []
  const log = (line: string) => logged.push(line)
  const upstream = `http://localhost:${await serveInTest(api)}`
  const settings = { upstream, self, messages: () => messages, log, ...(timeout && { timeout }) }
  const routes: Parameters<typeof webApp>[0] = (app) => {
    app.register(apiProxy, settings)
    app.get('/*', (_request, reply) => reply.send('a page'))
  }
  const port = await serveInTest(webApp(routes, log))
  return { api, logged, port, origin: `http://localhost:${port}` }
}

const path = '/fund/api/v1/orders/17/?dscode=11602'
const paramsOf = (pattern: string) =>
  Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '17']))

test('every address of the contract is the API’s', async () => {
  const { origin } = await open((_, response) => void response.end('the API'))
  const addresses = everyEndpoint().map(({ endpoint }) => requestUrl(origin, endpoint.path, paramsOf(endpoint.path)))
  expect(addresses.length).toBeGreaterThan(100)
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  expect(new Set(answers)).toEqual(new Set(['the API']))
})

test.each([
  '/',
  '/home',
  '/fund-orders/17',
  '/funds/11602',
  '/static',
  '/sw.js',
  '/workers/tokens.js',
  '/a/fund/api/v1/',
])('%s is the shell’s', async (pathname) => {
  const { origin } = await open((_, response) => void response.end('the API'))
  expect(await (await fetch(origin + pathname)).text()).toBe('a page')
})

test('a call goes on with its token and whose page it is, without the shell’s cookies', async () => {
  const { origin } = await open((received, response) => {
    response.end(JSON.stringify({ method: received.method, url: received.url, headers: received.headers }))
  })
  const response = await fetch(origin + path, {
    method: 'PATCH',
    headers: {
      authorization: 'Bearer token',
      'accept-language': 'en',
      'idempotency-key': 'key',
      cookie: 'lang=en; sarv-canary=bank@2.0.0',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'elsewhere.example',
      'content-type': 'application/json',
    },
    body: '{}',
  })
  const { headers, ...line } = (await response.json()) as { headers: Record<string, string> }
  expect(line).toEqual({ method: 'PATCH', url: path })
  expect(headers).toMatchObject({
    authorization: 'Bearer token',
    'accept-language': 'en',
    'idempotency-key': 'key',
    origin: self,
    'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.7, (::1|(::ffff:)?127\.0\.0\.1)$/),
    'x-forwarded-host': 'app.example',
    'x-forwarded-proto': 'https',
  })
  expect(headers).not.toHaveProperty('cookie')
})

test('a response of the API speaks for no page of the shell: no cookie, no door for others, no script', async () => {
  const { origin } = await open((_, response) => {
    response.writeHead(418, {
      'Content-Type': 'text/html',
      'Content-Disposition': 'inline',
      'Retry-After': '7',
      'Set-Cookie': 'lang=en',
      'Access-Control-Allow-Origin': '*',
      'Service-Worker-Allowed': '/',
      'Clear-Site-Data': '"*"',
      'Content-Security-Policy': "script-src 'unsafe-inline'",
    })
    response.end('<script>alert(1)</script>')
  })
  const response = await fetch(origin + path)
  expect([response.status, await response.text()]).toEqual([418, '<script>alert(1)</script>'])
  const {
    date: _,
    connection: __,
    'keep-alive': ___,
    'transfer-encoding': ____,
    ...headers
  } = Object.fromEntries(response.headers)
  expect(headers).toEqual({
    'cache-control': 'no-store',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'text/html',
    'cross-origin-resource-policy': 'same-origin',
    'retry-after': '7',
    'x-content-type-options': 'nosniff',
  })
})

test('what of a file may be kept, is not there or is a part comes as the API says it', async () => {
  const { origin } = await open((received, response) => {
    const part = { 'Content-Range': 'bytes 0-3/9', 'Accept-Ranges': 'bytes', 'Content-Length': 4 }
    if (received.headers.range) response.writeHead(206, part).end('%PDF')
    else response.writeHead(304, { 'Cache-Control': 'public, max-age=3600', ETag: '"a"' }).end()
  })
  const kept = await fetch(`${origin}/static/rules.pdf`, { headers: { 'if-none-match': '"a"' } })
  expect([kept.status, kept.headers.get('cache-control'), kept.headers.get('etag')]).toEqual([
    304,
    'public, max-age=3600',
    '"a"',
  ])
  const part = await fetch(`${origin}/static/rules.pdf`, { headers: { range: 'bytes=0-3' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 0-3/9', '%PDF'])
})

test('a stream comes piece by piece, while the API still speaks', async () => {
  let say: (text: string) => void = () => undefined
  const { origin } = await open((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    say = (text) => void response.write(text)
    say('data: 1\n\n')
  })
  const reader = (await fetch(origin + path)).body?.getReader()
  const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  expect(await read()).toBe('data: 1\n\n')
  say('data: 2\n\n')
  expect(await read()).toBe('data: 2\n\n')
})

test('an upload arrives byte for byte, and the proxy holds back a sender whom the API does not read', async () => {
  const piece = randomBytes(1024 * 1024)
  const pieces = Array.from({ length: 64 }, () => piece)
  const { promise: reading, resolve: read } = Promise.withResolvers<void>()
  const { port, origin } = await open(async (received, response) => {
    if (received.method === 'GET') return void response.end()
    await reading
    const sum = createHash('sha256')
    for await (const part of received) sum.update(part)
    response.end(sum.digest('hex'))
  })
  const sender = request({ port, path, method: 'POST' })
  const answered = once(sender, 'response')
  let isSent = false
  sender.once('finish', () => {
    isSent = true
  })
  Readable.from(pieces).pipe(sender)
  // Time in which a proxy that keeps what it gets would have taken all of it.
  for (let call = 0; call < 300; call++) await (await fetch(origin + path)).text()
  expect(isSent).toBe(false)
  read()
  const [answer] = await answered
  const sum = createHash('sha256')
  for (const one of pieces) sum.update(one)
  expect((await buffer(answer)).toString()).toBe(sum.digest('hex'))
})

test('a refusal of a body that is too large is read, and the rest of the body runs by', async () => {
  const { port } = await open((received, response) => {
    received.resume()
    response.writeHead(413).end('{"detail":"too large"}')
  })
  const sender = connect(port)
  const body = Buffer.alloc(5 * 1024 * 1024, ' ')
  const again = `GET ${path} HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n`
  sender.write(`POST ${path} HTTP/1.1\r\nHost: app\r\nContent-Length: ${body.length}\r\n\r\n`)
  sender.write(body)
  sender.write(again)
  const received = (await buffer(sender)).toString()
  // The second request on the connection is found behind the body of the first.
  expect(received.match(/HTTP\/1\.1 413|"too large"/g)).toEqual(Array(2).fill(['HTTP/1.1 413', '"too large"']).flat())
})

test('a client that disconnects ends the API’s work too, without a line in the log', async () => {
  const api = new EventTarget()
  const { origin, logged } = await open((_, response) => {
    response.once('close', () => api.dispatchEvent(new Event('closed')))
    api.dispatchEvent(new Event('asked'))
    // It is not the time-out that ends it.
  }, 3_600_000)
  const leaving = new AbortController()
  const asked = once(api, 'asked')
  const call = fetch(origin + path, { signal: leaving.signal })
  await asked
  const closed = once(api, 'closed')
  leaving.abort()
  await expect(call).rejects.toThrow('aborted')
  await closed
  expect(logged).toEqual([])
})

test.each([
  ['fa-IR', 'سرو برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.'],
  ['en', 'Sarv is not available for a moment. Please try again shortly.'],
])('while the API is away a call is answered with 502 and a sentence (%s)', async (language, message) => {
  const { api, origin, logged } = await open(() => undefined)
  await new Promise((resolve) => api.close(resolve))
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'accept-language': language },
    body: randomBytes(3 * 1024 * 1024),
  })
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([502, '5', { message }])
  expect(logged).toEqual(['api POST /fund/…: 502, ECONNREFUSED'])
})

test('an API that says nothing costs a 504', async () => {
  const { origin, logged } = await open(() => undefined, 200)
  expect((await fetch(origin + path)).status).toBe(504)
  expect(logged).toEqual(['api GET /fund/…: 504, no byte for too long'])
})

test('F3 a response that breaks off breaks off for the page as well', async () => {
  const { origin } = await open((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('{"a":', () => response.destroy())
  })
  const response = await fetch(origin + path)
  await expect(response.text()).rejects.toThrow()
})

test.each(['OPTIONS', 'PUT', 'TRACE'])('%s is not a call of the contract and is not forwarded', async (method) => {
  const { port } = await open((_, response) => void response.end())
  const sender = request({ port, path, method }).end()
  const [answer] = await once(sender, 'response')
  expect(answer.statusCode).toBe(405)
})
