import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pageIdHeader } from '@sarv/platform/contract/post-to-server'
import { pageIdFrom } from '@sarv/platform/page/server/testing/page-id-from'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn, testClient } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { expectedHeaders, type HeaderKind } from './expected-headers'
import { openServers, type Servers } from './open-servers'
import { ofHost, ofRemote, ofSandbox, type ResponseKind } from './response-table'
import { type ExpectedHeaders, watchedIn } from './watched-headers'

let servers: Servers
let token = ''

beforeAll(async () => {
  const sandbox = testOrigins()
  servers = await openServers(sandbox)
  const { mobile } = await freshPerson(sandbox.inbox, { kind: 'investor' })
  const tokens = await signIn(sandbox.identity, sandbox.inbox, mobile)
  token = tokens.access_token
})
afterAll(() => servers.close())

async function ask(origin: string, { path, init, isSigned }: ResponseKind): Promise<Response> {
  const headers = { ...init?.headers, ...(isSigned && { authorization: `Bearer ${token}` }) }
  const response = await fetch(origin + path, { redirect: 'manual', ...init, headers })
  await response.arrayBuffer()
  return response
}

function expectKind(response: Response, { status, type, headers }: ResponseKind, more: ExpectedHeaders = {}): void {
  const expected = Object.entries({ ...expectedHeaders[headers], ...more }).map(([name, value]) => [
    name,
    value instanceof RegExp ? expect.stringMatching(value) : value,
  ])
  expect([response.status, watchedIn(response)]).toEqual([status, Object.fromEntries(expected)])
  if (type !== undefined) expect(response.headers.get('content-type')).toBe(type)
}

const named = (kinds: readonly ResponseKind[]) => kinds.map((kind) => [kind.name, kind] as const)

test.each(named(ofHost))('T15 T21 of the document server, %s has exactly the headers of its kind', async (_, kind) => {
  expectKind(await ask(servers.host, kind), kind)
})

test.each(named(ofHost))(
  'T15 of the document server over https, %s says that it comes by nothing else',
  async (_, kind) => {
    expectKind(await ask(servers.hostByHttps, kind), kind, { 'strict-transport-security': 'max-age=63072000' })
  },
)

test('T15 of the document server, a page that cannot be made has the headers of a refusal', async () => {
  const kind: ResponseKind = { name: '', path: '/home', status: 500, headers: 'common' }
  expectKind(await ask(servers.brokenHost, kind), kind)
})

test.each(named(ofRemote))('T15 of a remote’s server, %s has exactly the headers of its kind', async (_, kind) => {
  expectKind(await ask(servers.remote, kind), kind)
})

test.each(
  Object.entries(ofSandbox).flatMap(([service, kinds]) =>
    kinds.map((kind) => [service as keyof typeof ofSandbox, kind.name, kind] as const),
  ),
)('T15 T21 of the sandbox’s %s, %s has exactly the headers of its kind', async (service, _, kind) => {
  expectKind(await ask(servers.sandbox[service], kind), kind)
})

test('T15 of the document server, what it accepts of a page has exactly the headers of a refusal', async () => {
  const page = await pageIdFrom(servers.host)
  const accepted: readonly [string, RequestInit][] = [
    [`/reports?page=${page}`, { body: '[]' }],
    ['/health-reports', { body: '{"remotes":[]}', headers: { [pageIdHeader]: page, 'sec-fetch-site': 'same-origin' } }],
  ]
  for (const [path, sent] of accepted) {
    const kind: ResponseKind = { name: '', path, init: { method: 'POST', ...sent }, status: 204, headers: 'common' }
    expectKind(await ask(servers.host, kind), kind)
  }
})

test('T15 T21 of the sandbox’s api, an event stream has exactly the headers of JSON for a person', async () => {
  const { api } = servers.sandbox
  const chats = '/chatbot/api/v1/chats/'
  const headers = { origin: testClient.host, 'content-type': 'application/json' }
  const authorization = `Bearer ${token}`
  const created = await fetch(api + chats, { method: 'POST', headers: { ...headers, authorization }, body: '{}' })
  const { id } = (await created.json()) as { id: string }
  const body = JSON.stringify({ id: randomUUID(), text: 'کارتم گم شده است' })
  const kind: ResponseKind = {
    name: '',
    path: `${chats}${id}/messages/stream/`,
    init: { method: 'POST', headers, body },
    isSigned: true,
    status: 200,
    type: 'text/event-stream; charset=utf-8',
    headers: 'toShell',
  }
  expectKind(await ask(api, kind), kind)
})

test('every kind of headers is that of a response of the table', () => {
  const seen = new Set<HeaderKind>(
    [...ofHost, ...ofRemote, ...Object.values(ofSandbox).flat()].map((one) => one.headers),
  )
  expect([...seen].toSorted()).toEqual(Object.keys(expectedHeaders).toSorted())
})
