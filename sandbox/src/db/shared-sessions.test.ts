import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  type SessionBrowser,
  type SessionServer,
  sessionBrowser,
  startSessionServer,
} from '@sarv/platform/page/server/testing/session-browser'
import { writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import { type AnsweringServer, json, startAnswering } from '@sarv/platform/testing/fake-api-server'
import { type FakeOidcProvider, startFakeOidcProvider } from '@sarv/platform/testing/fake-oidc-provider'
import { type PostgresServer, startPostgres } from '@sarv/shared/testing/postgres-server'
import { openServer } from './server'
import type { Db } from './sql'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-shared-sessions-'))
const files = writeShell(folder)
const [old, current] = ['a key of last month, of 32 letters', 'a key of this month, of 32 letters'].map((key) =>
  key.replaceAll(' ', '-'),
)

let postgres: PostgresServer
let db: Db
let provider: FakeOidcProvider
let api: AnsweringServer
let servers: SessionServer[]
beforeAll(async () => {
  postgres = await startPostgres('process')
  db = await openServer(postgres.url)
})
afterAll(async () => {
  await db?.close()
  await postgres?.remove()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await postgres.start()
  await db.query('drop table if exists sarv_session')
  provider = await startFakeOidcProvider()
  api = await startAnswering((_request, response) => json(response, 200, {}))
  servers = []
})
afterEach(() => Promise.all([provider, api, ...servers].map((one) => one.close())))

async function start(keys = current): Promise<SessionServer> {
  const env = { SARV_FILES: files, SARV_SESSION_STORE: postgres.url, SARV_SESSION_KEY: keys }
  const server = await startSessionServer(provider, api, env)
  servers.push(server)
  return server
}

/** A browser that is signed in at the first of two servers. */
async function signedInAtFirst() {
  const [first, second] = await Promise.all([start(), start()])
  const browser = sessionBrowser(first, provider.authorize)
  await browser.signIn()
  return { first, second, browser }
}

/** The token that the API is sent with a call through the server. */
async function tokenOf(browser: SessionBrowser, server: SessionServer): Promise<string | undefined> {
  browser.server = server
  api.arrived.length = 0
  await browser.call('/fund/api/v1/funds/')
  return api.arrived[0]?.headers.authorization
}

const isKnown = async (browser: SessionBrowser, server: SessionServer) =>
  (await tokenOf(browser, server))?.startsWith('Bearer access-') ?? false

test('PLT-123 a session that one server began is one at the other, and outlives a restart of both', async () => {
  const { first, second, browser } = await signedInAtFirst()
  expect(await isKnown(browser, second)).toBe(true)
  await Promise.all([first.close(), second.close()])
  servers = []
  expect(await isKnown(browser, await start())).toBe(true)
})

test('PLT-123 a copy of the table tells no token, no person and no id', async () => {
  const { browser } = await signedInAtFirst()
  const rows = JSON.stringify(await db.query('select * from sarv_session'))
  expect(rows).not.toMatch(/nima|access-/)
  expect(rows).not.toContain(browser.cookies.get('sarv-session'))
})

test('T45 who writes to the table cannot put a session under an id of their own', async () => {
  const { first, browser } = await signedInAtFirst()
  const thief = sessionBrowser(first, provider.authorize)
  await thief.signIn('mallory')
  expect(await isKnown(thief, first)).toBe(true)
  await db.query('update sarv_session set sealed = (select sealed from sarv_session order by expires_at limit 1)')
  thief.generation = browser.generation
  expect([await isKnown(browser, first), await tokenOf(thief, first)]).toEqual([true, undefined])
})

test('PLT-123 renewals at both servers at once are one at the provider, and the former id leads on at both', async () => {
  const { first, second, browser } = await signedInAtFirst()
  const { generation } = browser
  const id = browser.cookies.get('sarv-session') ?? ''
  const asked = provider.asked.length
  const renewed = await Promise.all(
    [first, second, first, second, second].map((server) => {
      const tab = sessionBrowser(server, provider.authorize)
      tab.cookies.set('sarv-session', id)
      tab.generation = generation
      return tab.renew()
    }),
  )
  expect(renewed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(renewed.map(({ text }) => JSON.parse(text).generation)).size).toBe(1)
  expect(provider.asked.length).toBe(asked + 1)
  browser.generation = JSON.parse(renewed[0]?.text ?? '').generation
  expect([await isKnown(browser, first), await isKnown(browser, second)]).toEqual([true, true])
  // A minute later the former id is none.
  await db.query("update sarv_session set expires_at = expires_at - interval '61 seconds'")
  expect([await isKnown(browser, first), await isKnown(browser, second)]).toEqual([false, false])
})

test('PLT-123 a server that died in a renewal holds no one up for longer than half a minute', async () => {
  const { second, browser } = await signedInAtFirst()
  browser.server = second
  await db.query(
    "insert into sarv_session (key, sealed, sub, expires_at) values ($1, 'of a dead one', '', now() + interval '1 second')",
    [`lock ${browser.generation}`],
  )
  expect((await browser.renew()).status).toBe(200)
  expect(await db.query("select 1 from sarv_session where key like 'lock %'")).toEqual([])
})

test('PLT-123 a logout that the provider tells one server ends the session at the other, once with each token', async () => {
  provider.claims = { sid: 'one' }
  const { first, second, browser } = await signedInAtFirst()
  const body = new URLSearchParams({ logout_token: await provider.logoutToken({ sid: 'one' }) })
  const tell = async ({ origin }: SessionServer) =>
    (await fetch(`${origin}/session/back-channel`, { method: 'POST', body })).status
  expect(await tell(second)).toBe(200)
  expect([await isKnown(browser, first), await isKnown(browser, second)]).toEqual([false, false])
  await browser.signIn()
  expect(await tell(first)).toBe(400)
  expect(await isKnown(browser, first)).toBe(true)
})

test('PLT-123 a new key is listed everywhere before it is the first, and no one is signed out', async () => {
  let [first, second] = await Promise.all([start(old), start(old)])
  const browser = sessionBrowser(first, provider.authorize)
  await browser.signIn()
  const replaceBy = async (keys: string) => {
    for (const place of [0, 1]) {
      await (place === 0 ? first : second).close()
      if (place === 0) first = await start(keys)
      else second = await start(keys)
      // Two servers with different keys, in the middle of the change.
      for (const server of [first, second]) {
        expect(await isKnown(browser, server)).toBe(true)
        expect((await browser.renew()).status).toBe(200)
      }
    }
  }
  await replaceBy(`${old} ${current}`)
  await replaceBy(`${current} ${old}`)
  await replaceBy(current ?? '')
  servers = [first, second]
})

test('F66 PLT-124 while the store is away pages come, calls and renewals say not now, and the session is kept', async () => {
  const { first, browser } = await signedInAtFirst()
  await postgres.stop('immediate')
  expect((await browser.call('/home')).status).toBe(200)
  const call = await browser.call('/fund/api/v1/funds/')
  expect([call.status, JSON.parse(call.text), call.headers.get('retry-after')]).toEqual([
    503,
    { message: 'در دسترس نیست' },
    '5',
  ])
  expect((await browser.renew()).status).toBe(503)
  expect(browser.cookies.has('sarv-session')).toBe(true)
  expect(api.arrived).toEqual([])
  await postgres.start()
  expect(await isKnown(browser, first)).toBe(true)
  expect((await browser.renew()).status).toBe(200)
  expect(first.lines.join()).not.toMatch(/access-|nima|postgres:/)
})

test('PLT-124 a sign-in that comes back while the store is away keeps its code, a sign-out forgets the id', async () => {
  const { browser } = await signedInAtFirst()
  const { text } = await browser.call('/session/sign-in', { returnTo: '/home', language: 'fa' })
  const address = provider.authorize(JSON.parse(text).address, 'nima')
  await postgres.stop('immediate')
  expect((await browser.call('/session/complete', { address })).status).toBe(503)
  const left = await browser.call('/session/sign-out', {})
  expect([left.status, JSON.parse(left.text).address]).toEqual([200, expect.stringContaining('/session/end?')])
  expect(browser.cookies.has('sarv-session')).toBe(false)
  await postgres.start()
  expect((await browser.call('/session/complete', { address })).status).toBe(200)
})

test('PLT-124 a server that starts before its store takes it when it comes', async () => {
  await postgres.stop('immediate')
  const server = await start()
  const browser = sessionBrowser(server, provider.authorize)
  expect((await browser.signIn()).done.status).toBe(503)
  await postgres.start()
  expect((await browser.signIn()).done.status).toBe(200)
})

test('F66 PLT-124 sessions that the store has lost end with a reason: the page signs in again', async () => {
  const { browser } = await signedInAtFirst()
  await db.query('truncate sarv_session')
  expect((await browser.renew()).status).toBe(401)
  expect(browser.cookies.has('sarv-session')).toBe(false)
})
