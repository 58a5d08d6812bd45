import { afterEach, expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { type AnsweringServer, json, startAnswering } from '../../testing/fake-api-server'
import type { ApiError } from './api-error'
import { type ApiOptions, createApi } from './create-api'
import { endpoint, longList, streamEndpoint } from './endpoint'
import { requestHeaders } from './request-headers'

const getFund = endpoint({
  method: 'GET',
  path: 'fund/api/v1/:id',
  summary: 'One fund',
  query: z.object({ page: z.number() }),
  reply: z.object({ id: z.number(), name: z.string() }),
  failure: 'alert',
})
const buy = endpoint({
  method: 'POST',
  path: '/fund/api/v1/buy/',
  summary: 'Buy',
  body: z.object({ amount: z.number() }),
  reply: z.object({ uuid: z.string() }),
  failure: 'always',
})
const leave = endpoint({ method: 'DELETE', path: '/x/', summary: 'Leave', reply: z.undefined(), failure: 'caller' })
const getContract = endpoint({
  method: 'GET',
  path: '/contract/:uuid/',
  summary: 'A contract',
  reply: z.unknown(),
  failure: 'always',
})

const listen = streamEndpoint({
  method: 'POST',
  path: '/chat/:id/',
  summary: 'An answer, word by word',
  body: z.object({ text: z.string() }),
  reply: z.object({ word: z.string() }),
  failure: 'caller',
})

const open: AnsweringServer[] = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())))

async function apiWith(answer: Parameters<typeof startAnswering>[0], options: Partial<ApiOptions> = {}) {
  const server = await startAnswering(answer)
  open.push(server)
  const failures: [ApiError, string][] = []
  const api = createApi({
    origin: server.origin,
    tokens: { access: async () => 'token-1', refresh: async () => undefined },
    headers: () => requestHeaders({ language: 'fa', version: '1.4.0', isTwa: false, isStandalone: false }),
    onFailure: (error, { path }) => failures.push([error, path]),
    ...options,
  })
  return { api, server, failures }
}

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call went well')),
    (error: ApiError) => error,
  )

test('PLT-011 PLT-026 a call arrives with its token, its headers and one slash at either end', async () => {
  const { api, server } = await apiWith((_, response) => json(response, 200, { id: 7, name: 'آوا', more: true }))
  const fund = await api.call(getFund, { params: { id: 7 }, query: { page: 2 } })
  expect(fund).toEqual({ id: 7, name: 'آوا' })
  expect(server.arrived[0]).toMatchObject({ method: 'GET', url: '/fund/api/v1/7/?page=2', body: '' })
  expect(server.arrived[0]?.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'device-token': '',
    'accept-language': 'fa',
    'application-name': 'SARV',
    platform: 'WEB',
    'application-version': '1.4.0',
  })
})

test('T16 a body is sent as JSON together with the key that makes it run once', async () => {
  const { api, server } = await apiWith((_, response) => json(response, 201, { uuid: 'u-1' }))
  expect(await api.call(buy, { body: { amount: 1_500_000 }, idempotencyKey: 'key-1' })).toEqual({ uuid: 'u-1' })
  expect(server.arrived[0]?.body).toBe('{"amount":1500000}')
  expect(server.arrived[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' })
})

test('PLT-080 the code of a confirmation is a header, and what fails with it is left to its caller', async () => {
  const told: string[] = []
  const { api, server } = await apiWith((_, response) => json(response, 400, { detail: 'کد نادرست است.' }), {
    onFailure: (_error, { failure }) => told.push(failure),
  })
  await failureOf(api.call(buy, { body: { amount: 1 }, confirmationCode: '482913' }))
  await failureOf(api.call(buy, { body: { amount: 1 } }))
  expect(server.arrived.map(({ headers }) => headers['confirmation-code'])).toEqual(['482913', undefined])
  expect(told).toEqual(['caller', 'always'])
})

test('an answer without a body is undefined', async () => {
  const { api } = await apiWith((_, response) => response.writeHead(204).end())
  expect(await api.call(leave)).toBe(undefined)
})

test('F31 a refusal carries its status, its sentence and the time to wait, and is told once', async () => {
  const body = { detail: 'کمی صبر کنید' }
  const { api, failures } = await apiWith((_, response) => json(response, 429, body, { 'retry-after': '30' }))
  const error = await failureOf(api.call(leave))
  expect(error).toMatchObject({ kind: 'http', status: 429, detail: 'کمی صبر کنید', body, retryAfterSeconds: 30 })
  expect(failures).toEqual([[error, '/x/']])
})

test('F29 a page of HTML in place of an answer has no sentence for a person', async () => {
  const page = '<html><h1>502 Bad Gateway</h1></html>'
  const { api } = await apiWith((_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end(page))
  expect(await failureOf(api.call(leave))).toMatchObject({ kind: 'http', status: 502, detail: undefined })
})

test.each([
  ['a missing field', '{"id":7}'],
  ['text for a number', '{"id":"7","name":"x"}'],
  ['a list for an object', '[]'],
  ['null', 'null'],
  ['nothing', ''],
  ['HTML', '<html></html>'],
  ['half of it', '{"id":7,"na'],
])('F32 an answer with %s is not the contract', async (_, text) => {
  const { api, failures } = await apiWith((_, response) => response.writeHead(200).end(text))
  const error = await failureOf(api.call(getFund, { params: { id: 7 } }))
  expect(error).toMatchObject({ kind: 'contract', status: 200, endpointPath: 'fund/api/v1/:id' })
  expect(failures.length).toBe(1)
})

test('PLT-086 an answer that is not the contract is named by the path that fails, without values', async () => {
  const holding = z.object({ price: z.number() })
  const getHoldings = {
    ...leave,
    reply: z.object({ results: z.array(holding), byOwner: z.record(z.string(), holding) }),
  }
  const answers = [
    '{"results":[{"price":1},{"price":"12 345"}],"byOwner":{}}',
    '{"results":[],"byOwner":{"09121234567":{}}}',
    '[]',
  ]
  const { api } = await apiWith((_, response) => response.writeHead(200).end(answers.shift()))
  const errors = []
  while (answers.length > 0) errors.push(await failureOf(api.call(getHoldings)))
  expect(errors.map(({ at, message }) => [at, message])).toEqual([
    ['results.1.price', '/x/: contract 200 at results.1.price'],
    ['byOwner.*.price', '/x/: contract 200 at byOwner.*.price'],
    [undefined, '/x/: contract 200'],
  ])
})

test('F38 what the guard of a long answer takes is not asked of its schema, and what it refuses is', async () => {
  let asked = 0
  const rows = z.array(z.number()).check(z.refine(() => ++asked > 0))
  const isRows = (data: unknown): data is number[] => Array.isArray(data) && data.every((row) => row === 1)
  const { api } = await apiWith((_, response) => response.end(asked === 0 ? '[1,1]' : '[1,2]'))
  const listRows = { ...leave, reply: rows, guard: isRows }
  expect([await api.call(listRows), asked++]).toEqual([[1, 1], 0])
  expect([await api.call(listRows), asked]).toEqual([[1, 2], 2])
})

test('an answer whose letters come in pieces is read as it was written', async () => {
  const bytes = Buffer.from('{"id":7,"name":"چکاد بلند"}')
  const { api } = await apiWith(async (_, response) => {
    for (const byte of bytes) await new Promise((written) => response.write(Buffer.of(byte), written))
    response.end()
  })
  expect(await api.call(getFund, { params: { id: 7 } })).toEqual({ id: 7, name: 'چکاد بلند' })
})

test('T5 an answer brings no prototype along', async () => {
  const text = '{"id":7,"name":"x","__proto__":{"admin":true}}'
  const { api } = await apiWith((_, response) => response.writeHead(200).end(text))
  const fund = await api.call(getFund, { params: { id: 7 } })
  expect([Object.getPrototypeOf(fund), Reflect.get(fund, 'admin')]).toEqual([Object.prototype, undefined])
})

test('T29 an answer of more than 2 MB is thrown away while it comes', async () => {
  let sent = 0
  const { api } = await apiWith((_, response) => {
    const piece = Buffer.alloc(64 * 1024, ' ')
    const pour = () => {
      while (!response.destroyed && sent < 50 * 1024 * 1024 && response.write(piece)) sent += piece.length
      if (!response.destroyed) response.once('drain', pour)
    }
    pour()
  })
  const error = await failureOf(api.call(leave))
  expect(error.kind).toBe('contract')
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

test('T29 F37 a list that is long by nature may weigh 8 MB and not a byte more', async () => {
  let weight = longList
  const { api } = await apiWith((_, response) => response.end(`"${'x'.repeat(weight - 2)}"`))
  const listAll = { ...leave, reply: z.string(), largest: longList }
  expect(await api.call(listAll)).toHaveLength(longList - 2)
  weight++
  expect((await failureOf(api.call(listAll))).kind).toBe('contract')
})

test('F1 no server is a network failure', async () => {
  const { api, server } = await apiWith(() => {})
  await server.close()
  open.pop()
  expect(await failureOf(api.call(leave))).toMatchObject({ kind: 'network', status: 0 })
})

test('F3 an answer that is cut in the middle is a network failure', async () => {
  const { api } = await apiWith((_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"id":7')
    setImmediate(() => response.destroy())
  })
  expect((await failureOf(api.call(getFund, { params: { id: 7 } }))).kind).toBe('network')
})

test.each([
  ['before the head', () => {}],
  ['after the head', (_: unknown, response: { write(text: string): void }) => response.write('{')],
])('F30 silence %s ends in a time-out', async (_, answer) => {
  const { api, failures } = await apiWith(answer, { timeout: 150 })
  expect((await failureOf(api.call(leave))).kind).toBe('timeout')
  expect(failures.length).toBe(1)
})

test('F30 an aborted call is reported to its caller only', async () => {
  const giveUp = new AbortController()
  const { api, failures } = await apiWith(() => giveUp.abort())
  expect((await failureOf(api.call(leave, { signal: giveUp.signal }))).kind).toBe('aborted')
  expect((await failureOf(api.call(leave, { signal: AbortSignal.abort() }))).kind).toBe('aborted')
  expect(failures).toEqual([])
})

test('T11 a redirect is not followed, so the token reaches no other server', async () => {
  const stranger = await startAnswering((_, response) => json(response, 200, {}))
  open.push(stranger)
  const { api } = await apiWith((_, response) => response.writeHead(302, { location: `${stranger.origin}/x/` }).end())
  expect((await failureOf(api.call(leave))).kind).toBe('network')
  expect((await failureOf(api.download(getContract, { params: { uuid: 'u' } }))).kind).toBe('network')
  expect(stranger.arrived).toEqual([])
})

test('T11 an input outside the API’s path is not sent', async () => {
  const { api, server } = await apiWith((_, response) => json(response, 200, {}))
  expect((await failureOf(api.call(getFund, { params: { id: '..' } }))).kind).toBe('contract')
  expect(server.arrived).toEqual([])
})

test('a file comes as it is, with its type', async () => {
  const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255])
  const { api } = await apiWith((_, response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(pdf),
  )
  const file = await api.download(getContract, { params: { uuid: 'u-1' } })
  expect([file.type, Buffer.from(await file.arrayBuffer())]).toEqual(['application/pdf', pdf])
})

test('PLT-024 ERR-28 the refusal of a file is read out of its body', async () => {
  const { api } = await apiWith((_, response) =>
    response
      .writeHead(404, { 'content-type': 'application/pdf' })
      .end('{"detail":"قرارداد یافت نشد","code":"not-found"}'),
  )
  const error = await failureOf(api.download(getContract, { params: { uuid: 'u-1' } }))
  expect(error).toMatchObject({ kind: 'http', status: 404, detail: 'قرارداد یافت نشد' })
})

test('T23 the message of an error holds no value of the call', async () => {
  const { api } = await apiWith((_, response) => json(response, 400, { detail: 'کد ملی 0012345679' }))
  const error = await failureOf(api.call(getFund, { params: { id: 'IR12' }, query: { page: 4 } }))
  expect(error.message).toBe('fund/api/v1/:id: http 400')
})

const eventStream = { 'content-type': 'text/event-stream' }

async function listenTo(answer: Parameters<typeof startAnswering>[0], options: Partial<ApiOptions> = {}) {
  const { api, ...rest } = await apiWith(answer, options)
  const heard: string[] = []
  const ended = (signal?: AbortSignal, onWord?: () => void) =>
    api.stream(listen, {
      params: { id: 7 },
      body: { text: 'سلام' },
      signal,
      onEvent({ word }) {
        heard.push(word)
        onWord?.()
      },
    })
  return { ...rest, heard, ended }
}

test('PLT-011 a stream is asked for with the token, and each event is heard however its bytes are parted', async () => {
  const bytes = Buffer.from('event: word\r\ndata: {"word":"درود"}\r\n\r\n: beat\n\ndata: {"word":"بر شما"}\n\n')
  const { heard, ended, server } = await listenTo(async (_, response) => {
    response.writeHead(200, eventStream)
    for (const byte of bytes) await new Promise((written) => response.write(Buffer.of(byte), written))
    response.end()
  })
  await ended()
  expect(heard).toEqual(['درود', 'بر شما'])
  expect(server.arrived[0]).toMatchObject({ method: 'POST', url: '/chat/7/', body: '{"text":"سلام"}' })
  expect(server.arrived[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', platform: 'WEB' })
})

test('F3 a stream that breaks in the middle is a network failure, and what was heard stays', async () => {
  const { heard, ended } = await listenTo((_, response) => {
    response.writeHead(200, eventStream).write('data: {"word":"درود"}\n\n', () => response.destroy())
  })
  expect((await failureOf(ended())).kind).toBe('network')
  expect(heard).toEqual(['درود'])
})

test('F30 a stream lasts as long as something comes, and silence ends it', async () => {
  const { heard, ended } = await listenTo(
    async (_, response) => {
      response.writeHead(200, eventStream)
      for (const word of ['1', '2', '3', '4']) {
        response.write(`data: {"word":"${word}"}\n\n`)
        await new Promise((passed) => setTimeout(passed, 300))
      }
    },
    { timeout: 1000 },
  )
  expect((await failureOf(ended())).kind).toBe('timeout')
  expect(heard).toEqual(['1', '2', '3', '4'])
})

test('F30 an unsubscribed listener gets no more results and no failure', async () => {
  const stop = new AbortController()
  const { heard, ended, failures } = await listenTo((_, response) => {
    response.writeHead(200, eventStream).write('data: {"word":"1"}\n\n')
  })
  expect((await failureOf(ended(stop.signal, () => stop.abort()))).kind).toBe('aborted')
  expect([heard, failures]).toEqual([['1'], []])
})

test.each([
  ['another shape', 'data: {"sound":1}\n\n'],
  ['no JSON', 'data: <b>\n\n'],
])('F32 an event of %s is not the contract', async (_, text) => {
  const { ended } = await listenTo((_, response) => response.writeHead(200, eventStream).end(text))
  expect((await failureOf(ended())).kind).toBe('contract')
})

test('F31 a stream that is refused carries its status and its sentence', async () => {
  const { ended } = await listenTo((_, response) => json(response, 409, { detail: 'کمی صبر کنید' }))
  expect(await failureOf(ended())).toMatchObject({ kind: 'http', status: 409, detail: 'کمی صبر کنید' })
})

test('PLT-082 a limited client sends nothing for an endpoint that is refused, tells who shows it, and leaves the others', async () => {
  const { api, server, failures } = await apiWith((_, response) => json(response, 200, { uuid: '1' }))
  const why = new Error('not listed')
  const limited = api.limited(({ method }) => (method === 'POST' ? why : undefined))
  const calls = [
    () => limited.call(buy, { body: { amount: 1 } }),
    () => limited.download(buy, { body: { amount: 1 } }),
    () => limited.stream(listen, { params: { id: 1 }, body: { text: '' }, onEvent: () => undefined }),
    () => limited.upload({ ...buy, body: undefined, file: { maxBytes: 1 } }, { file: new Blob() }),
  ]
  for (const call of calls) expect(await failureOf(call())).toMatchObject({ kind: 'contract', cause: why })
  expect(server.arrived).toEqual([])
  expect(failures).toHaveLength(4)
  await limited.download(getContract, { params: { uuid: '1' } })
  await api.call(buy, { body: { amount: 1 } })
  expect(server.arrived.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
