import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createDocumentServer } from '../document-server'
import { settingsFrom } from '../settings'
import { tokenWorkerScript, writeShell } from '../testing/shell-fixture'
import { tokenWorkerAddress } from './token-worker-route'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-tokens-'))
const files = writeShell(path.join(folder, 'shell'))
const catalogue = path.join(folder, 'catalogue.json')
const settings = settingsFrom({
  SARV_FILES: files,
  SARV_CATALOGUE: catalogue,
  SARV_IDENTITY: 'https://id.example/realm',
  SARV_ORIGIN: 'https://sarv.example',
})
const server = createDocumentServer(settings, () => undefined)
beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** By `node:http`, because `fetch` says itself what it is for. */
async function ask(headers: Record<string, string>, from = server) {
  const { port } = from.address() as AddressInfo
  const asked = request({ port, path: tokenWorkerAddress(undefined), headers, agent: false }).end()
  const [response] = await once(asked, 'response')
  const bytes = await buffer(response)
  const isBrotli = response.headers['content-encoding'] === 'br'
  return {
    status: response.statusCode,
    headers: response.headers,
    body: String(isBrotli ? brotliDecompressSync(bytes) : bytes),
  }
}

const byWorker = { 'sec-fetch-dest': 'worker', 'sec-fetch-site': 'same-origin' }
const secretIn = (body: string) => /"secret":"([^"]*)"/.exec(body)?.[1]
const cookieOf = (secret: string) => `__Http-sarv-tokens=${secret}`

test('T6 a worker gets the key of its browser, kept in a cookie that no script reads or writes', async () => {
  const { status, headers, body } = await ask(byWorker)
  const secret = secretIn(body) ?? ''
  expect([status, secret]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
  expect(headers['set-cookie']).toEqual([
    `${cookieOf(secret)}; Path=/workers/tokens.js; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict`,
  ])
  const again = await ask({ ...byWorker, cookie: `lang=en; ${cookieOf(secret)}` })
  expect(secretIn(again.body)).toBe(secret)
  expect(secretIn((await ask(byWorker)).body)).not.toBe(secret)
})

test('T6 D-163 without TLS on the own machine the cookie is one that Safari sends there, too', async () => {
  const plain = createDocumentServer(settingsFrom({ SARV_FILES: files, SARV_CATALOGUE: catalogue }), () => undefined)
  await once(plain.listen(0), 'listening')
  const { headers, body } = await ask(byWorker, plain)
  const secret = secretIn(body) ?? ''
  expect(headers['set-cookie']).toEqual([
    `sarv-tokens=${secret}; Path=/workers/tokens.js; Max-Age=34560000; HttpOnly; SameSite=Strict`,
  ])
  const again = await ask({ ...byWorker, cookie: `sarv-tokens=${secret}` }, plain)
  plain.close()
  expect(secretIn(again.body)).toBe(secret)
})

test.each([
  ['a fetch of a page', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
  ['a script element', { 'sec-fetch-dest': 'script', 'sec-fetch-site': 'same-origin' }],
  ['a window', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }],
  ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
  ['a shared worker', { 'sec-fetch-dest': 'sharedworker', 'sec-fetch-site': 'same-origin' }],
  ['a service worker', { 'sec-fetch-dest': 'serviceworker', 'sec-fetch-site': 'same-origin' }],
  ['another site', { 'sec-fetch-dest': 'worker', 'sec-fetch-site': 'cross-site' }],
])('T6 %s is refused, and told no key', async (_, headers) => {
  const secret = 'a'.repeat(43)
  const refused = await ask({ ...headers, cookie: cookieOf(secret) })
  expect([refused.status, refused.headers['set-cookie'], refused.body]).toEqual([403, undefined, ''])
})

test('T6 a browser that does not say what a request is for gets a worker without a key', async () => {
  const { status, headers, body } = await ask({ cookie: cookieOf('a'.repeat(43)) })
  expect([status, headers['set-cookie'], secretIn(body)]).toEqual([200, undefined, undefined])
})

test.each([
  ['that stands twice', `${cookieOf('a'.repeat(43))}; ${cookieOf('b'.repeat(43))}`, 'a'.repeat(43)],
  ['with a quote in it', cookieOf(`";alert(1);"${'a'.repeat(31)}`), `alert(1)`],
  ['that is too short', cookieOf('abc'), 'abc"'],
])('T6 a cookie %s is nobody’s key', async (_, cookie, never) => {
  const { body } = await ask({ ...byWorker, cookie })
  expect(secretIn(body)).toMatch(/^[\w-]{43}$/)
  expect(body).not.toContain(never)
})

test('T6 T21 no cache keeps the script, and it calls the API and the provider only', async () => {
  const { headers } = await ask(byWorker)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src blob:; connect-src https://sarv.example/workers/ https://sarv.example https://id.example",
  )
})

test('PLT-010 further origins of the provider may be called, and the worker asks what the installation asks', async () => {
  const other = createDocumentServer(
    settingsFrom({
      SARV_FILES: files,
      SARV_CATALOGUE: catalogue,
      SARV_IDENTITY: 'https://id.example',
      SARV_IDENTITY_ORIGINS: 'https://keys.example',
      SARV_RESOURCE: 'https://api.example/',
    }),
    () => undefined,
  )
  await once(other.listen(0), 'listening')
  const { headers, body } = await ask(byWorker, other)
  other.close()
  expect(headers['content-security-policy']).toMatch(
    / http:\/\/localhost:3000 https:\/\/id\.example https:\/\/keys\.example$/,
  )
  expect(body).toContain('"authorization":{"resource":"https://api.example/"}')
  expect((await ask(byWorker)).body).not.toContain('authorization')
})

test('T1 the script comes whole, with the hash of each chunk that it may load, compressed or not', async () => {
  const [plain, compressed] = [await ask(byWorker), await ask({ ...byWorker, 'accept-encoding': 'br' })]
  expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'br'])
  for (const { body } of [plain, compressed]) {
    expect(body.endsWith(`;\n${tokenWorkerScript}`)).toBe(true)
    expect(body).toContain('"chunks":{"/workers/7.4e5f6a7b.js":"sha256-hash+of+a+chunk"}')
    expect(body).not.toContain('importScripts')
  }
})
