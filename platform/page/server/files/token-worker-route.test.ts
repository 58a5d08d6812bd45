import { expect, test } from '@jest/globals'
import { startDocumentServer } from '../testing/page-client'
import { servedFolder } from '../testing/served-folder'
import { tokenWorkerScript } from '../testing/shell-fixture'
import { tokenWorkerAddress } from './token-worker-route'

const { env } = servedFolder()
const secure = { SARV_IDENTITY: 'https://id.example/realm', SARV_ORIGIN: 'https://sarv.example' }

async function ask(headers: Record<string, string>, settings: NodeJS.ProcessEnv = secure) {
  const { get } = await startDocumentServer({ ...env, ...settings })
  return get(tokenWorkerAddress(undefined), headers)
}

const byWorker = { 'sec-fetch-dest': 'worker', 'sec-fetch-site': 'same-origin' }
const secretIn = (body: string) => /"secret":"([^"]*)"/.exec(body)?.[1]
const cookieOf = (secret: string) => `__Http-sarv-tokens=${secret}`

test('T6 a worker gets the key of its browser, kept in a cookie that no script reads or writes', async () => {
  const { status, headers, text } = await ask(byWorker)
  const secret = secretIn(text) ?? ''
  expect([status, secret]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
  expect(headers['set-cookie']).toEqual([
    `${cookieOf(secret)}; Path=/workers/tokens.js; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict`,
  ])
  const again = await ask({ ...byWorker, cookie: `lang=en; ${cookieOf(secret)}` })
  expect(secretIn(again.text)).toBe(secret)
  expect(secretIn((await ask(byWorker)).text)).not.toBe(secret)
})

test('T6 D-163 without TLS on the own machine the cookie is one that Safari sends there, too', async () => {
  const { headers, text } = await ask(byWorker, {})
  const secret = secretIn(text) ?? ''
  expect(headers['set-cookie']).toEqual([
    `sarv-tokens=${secret}; Path=/workers/tokens.js; Max-Age=34560000; HttpOnly; SameSite=Strict`,
  ])
  const again = await ask({ ...byWorker, cookie: `sarv-tokens=${secret}` }, {})
  expect(secretIn(again.text)).toBe(secret)
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
  expect([refused.status, refused.headers['set-cookie'], refused.text]).toEqual([403, undefined, ''])
})

test('T6 a browser that does not say what a request is for gets a worker without a key', async () => {
  const { status, headers, text } = await ask({ cookie: cookieOf('a'.repeat(43)) })
  expect([status, headers['set-cookie'], secretIn(text)]).toEqual([200, undefined, undefined])
})

test.each([
  ['that stands twice', `${cookieOf('a'.repeat(43))}; ${cookieOf('b'.repeat(43))}`, 'a'.repeat(43)],
  ['with a quote in it', cookieOf(`";alert(1);"${'a'.repeat(31)}`), `alert(1)`],
  ['that is too short', cookieOf('abc'), 'abc"'],
])('T6 a cookie %s is nobody’s key', async (_, cookie, never) => {
  const { text } = await ask({ ...byWorker, cookie })
  expect(secretIn(text)).toMatch(/^[\w-]{43}$/)
  expect(text).not.toContain(never)
})

test('T6 T21 no cache keeps the script, and it calls the API and the provider only', async () => {
  const { headers } = await ask(byWorker)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src blob:; connect-src https://sarv.example/workers/ https://sarv.example https://id.example",
  )
})

test('PLT-010 further origins of the provider may be called, and the worker asks what the installation asks', async () => {
  const { headers, text } = await ask(byWorker, {
    SARV_IDENTITY: 'https://id.example',
    SARV_IDENTITY_ORIGINS: 'https://keys.example',
    SARV_RESOURCE: 'https://api.example/',
  })
  expect(headers['content-security-policy']).toMatch(
    / http:\/\/localhost:3000 https:\/\/id\.example https:\/\/keys\.example$/,
  )
  expect(text).toContain('"authorization":{"resource":"https://api.example/"}')
  expect((await ask(byWorker)).text).not.toContain('authorization')
})

test('T1 the script comes whole, with the hash of each chunk that it may load, compressed or not', async () => {
  const [plain, compressed] = [await ask(byWorker), await ask({ ...byWorker, 'accept-encoding': 'br' })]
  expect([plain.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([undefined, 'br'])
  for (const { text } of [plain, compressed]) {
    expect(text.endsWith(`;\n${tokenWorkerScript}`)).toBe(true)
    expect(text).toContain('"chunks":{"/workers/7.4e5f6a7b.js":"sha256-hash+of+a+chunk"}')
    expect(text).not.toContain('importScripts')
  }
})
