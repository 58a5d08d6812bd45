import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, signInClient } from '../testing/api-client'

const { api, identity, inbox } = testOrigins()
const host = 'http://localhost:3000'
const profile = '/onboarding/api/v1/profile/'
const funds = '/fund/api/v1/info/funds/'

const bearer = ({ token }: ApiClient) => ({ authorization: `Bearer ${token}` })

test('T21 every response of the API says that it may be kept nowhere', async () => {
  const client = await signInClient({ kind: 'empty' })
  await control(inbox, 'force', { path: '/general/api/v1/home/', sub: client.person.sub, status: 500, detail: 'نه' })
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(api + path, { ...init, headers: { ...bearer(client), ...init.headers } })
    return [status, headers.get('cache-control')]
  }
  const json = { 'content-type': 'application/json' }
  const addresses = '/onboarding/api/v1/user-addresses/'
  const responses = await Promise.all([
    ask(profile),
    ask(profile, { headers: { authorization: 'Bearer unknown' } }),
    ask('/general/api/v1/home/'),
    ask('/nowhere/'),
    ask(addresses, { method: 'POST', headers: json, body: '{' }),
    ask(addresses, { method: 'POST', headers: json, body: ' '.repeat(3_000_000) }),
    ask('/healthz'),
  ])
  expect(responses).toEqual([200, 401, 500, 404, 400, 413, 200].map((status) => [status, 'no-store']))
})

/** The request of a browser before a call of another origin. */
const preflight = (origin: string, path: string) =>
  fetch(origin + path, {
    method: 'OPTIONS',
    headers: {
      origin: host,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })

test('SBX-018 what a browser learns before a call to the API it may keep for a day', async () => {
  const { status, headers } = await preflight(api, profile)
  expect([status, headers.get('access-control-max-age')]).toEqual([204, '86400'])
})

test('SBX-133 a page of the shell may say its trace to the API on another origin', async () => {
  const { headers } = await fetch(api + profile, {
    method: 'OPTIONS',
    headers: {
      origin: host,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization, traceparent',
    },
  })
  expect(headers.get('access-control-allow-headers')).toMatch(/\btraceparent\b/)
})

test('SBX-001 what a browser learns before a call to the token endpoint it may keep for an hour', async () => {
  const { status, headers } = await preflight(identity, '/token')
  expect([status, headers.get('access-control-max-age')]).toEqual([204, '3600'])
})

interface Received {
  readonly encoding: string | undefined
  readonly bytes: number
  readonly vary: string | undefined
}

/** Asks without the unpacking of `fetch`. */
function receive(client: ApiClient, path: string, encoding: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { ...bearer(client), origin: host, 'accept-encoding': encoding }
    request(api + path, { headers }, (response) => {
      let bytes = 0
      response.on('data', (piece: Buffer) => {
        bytes += piece.length
      })
      const { 'content-encoding': encoding, vary } = response.headers
      response.on('end', () => resolve({ encoding, bytes, vary }))
    })
      .on('error', reject)
      .end()
  })
}

test('SBX-018 long responses of the API are compressed as the browser likes, short ones are not', async () => {
  const client = await signInClient({ kind: 'empty' })
  const [brotli, gzip, plain, short] = await Promise.all([
    receive(client, funds, 'gzip, deflate, br, zstd'),
    receive(client, funds, 'gzip'),
    receive(client, funds, 'identity'),
    receive(client, profile, 'gzip, br'),
  ])
  expect([brotli, gzip, plain, short].map(({ encoding }) => encoding)).toEqual(['br', 'gzip', undefined, undefined])
  expect(Math.max(brotli.bytes, gzip.bytes) / plain.bytes).toBeLessThan(0.3)
  // Caches between keep the allowed origin and the encoding apart.
  expect(brotli.vary?.toLowerCase().split(/, */).toSorted()).toEqual(['accept-encoding', 'origin'])
})

test('T31 a request that comes compressed is not unpacked', async () => {
  const event = JSON.stringify({ event: 'page_visit', facts: {}, user: null, at: '2026-11-21T08:00:00.000Z' })
  const json = { 'content-type': 'application/json' }
  const send = (body: BodyInit, headers: Record<string, string>) =>
    fetch(`${api}/general/api/v1/analytics/`, { method: 'POST', headers, body })
  const [plain, compressed] = await Promise.all([
    send(event, json),
    send(Buffer.from(gzipSync(event)), { ...json, 'content-encoding': 'gzip' }),
  ])
  expect([plain.status, compressed.status]).toEqual([200, 400])
})
