import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from '@jest/globals'
import { webApp } from '../../delivery/http/web-app'
import { serveInTest } from '../../testing/serve-in-test'
import { apiProxy } from './api-proxy'

/** The request that is hidden in a body, without the end of its headers: the next one on the connection becomes its rest. */
const hidden = 'POST /fund/api/v1/orders/1051/cancel/ HTTP/1.1\r\nHost: api\r\nX-Swallow: '
const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`

const connectionNames = [
  'close',
  'keep-alive',
  'content-length',
  'Content-Length',
  'content-length, close',
  ' content-length\t',
  'transfer-encoding',
  'content-length, transfer-encoding',
  'host',
  'authorization',
  'x-forwarded-for',
]
const framings: Readonly<Record<string, string>> = {
  length: `Content-Length: ${hidden.length}\r\n\r\n${hidden}`,
  'length twice': `Content-Length: ${hidden.length}\r\nContent-Length: 0\r\n\r\n${hidden}`,
  'signed length': `Content-Length: +${hidden.length}\r\n\r\n${hidden}`,
  chunks: `Transfer-Encoding: chunked\r\n\r\n${chunked}`,
  'chunks in capitals': `Transfer-Encoding: CHUNKED\r\n\r\n${chunked}`,
  'chunks of another coding': `Transfer-Encoding: gzip, chunked\r\n\r\n${chunked}`,
  'chunks and length': `Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`,
  'an unknown coding': `Transfer-Encoding: xchunked\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
}
const methods = ['GET', 'HEAD', 'DELETE', 'POST', 'PATCH', 'PUT', 'OPTIONS']

/** What the API saw. */
const seen: { line: string; authorization: string | undefined; body: string }[] = []
let port = 0

beforeEach(async () => {
  seen.length = 0
  const api = await serveInTest(async (request, response) => {
    const { method, url, headers } = request
    seen.push({ line: `${method} ${url}`, authorization: headers.authorization, body: await text(request) })
    response.end('{}')
  })
  const settings = {
    upstream: `http://localhost:${api}`,
    self: 'https://app.example',
    messages: () => undefined,
    log: () => undefined,
  }
  port = await serveInTest(
    webApp(
      (app) => app.register(apiProxy, settings),
      () => undefined,
    ),
  )
})
/** Sends bytes; resolves with the head of the first response. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, 'localhost').setEncoding('utf8')
  socket.write(bytes)
  let head = ''
  for await (const part of socket) {
    head += part
    if (head.includes('\r\n\r\n')) break
  }
  return head
}

const attack = '/general/api/v1/settings/pwa/'
const victims = '/fund/api/v1/user_asset/'

test.each(methods.flatMap((method) => Object.keys(framings).map((framing) => [method, framing] as const)))(
  'T32 no request hides in the body of a %s framed by %s, whatever Connection names',
  async (method, framing) => {
    for (const named of connectionNames) {
      seen.length = 0
      const head = `${method} ${attack} HTTP/1.1\r\nHost: app\r\nConnection: ${named}\r\nAuthorization: Bearer attacker\r\n`
      const response = await sendRaw(head + framings[framing])
      // The victim goes on the connection to the API that the attack left behind.
      await fetch(`http://localhost:${port}${victims}`, { headers: { authorization: 'Bearer victim' } })
      const isForwarded = /^HTTP\/1\.1 200/.test(response)
      expect({ named, seen }).toEqual({
        named,
        seen: [
          ...(isForwarded ? [{ line: `${method} ${attack}`, authorization: 'Bearer attacker', body: hidden }] : []),
          { line: `GET ${victims}`, authorization: 'Bearer victim', body: '' },
        ],
      })
    }
  },
)

test.each([
  ['POST', 'length'],
  ['PATCH', 'length'],
  ['POST', 'chunks'],
] as const)('T32 a %s framed by %s reaches the API', async (method, framing) => {
  expect(await sendRaw(`${method} ${attack} HTTP/1.1\r\nHost: app\r\n${framings[framing]}`)).toMatch(/^HTTP\/1\.1 200/)
})

test.each(['GET', 'HEAD', 'DELETE'])('T32 a %s with a body is refused and its connection closed', async (method) => {
  const response = await sendRaw(`${method} ${attack} HTTP/1.1\r\nHost: app\r\n${framings.length}`)
  expect(response).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close/)
  const empty = await sendRaw(`${method} ${attack} HTTP/1.1\r\nHost: app\r\nContent-Length: 0\r\n\r\n`)
  expect(empty).toMatch(/^HTTP\/1\.1 200/)
})
