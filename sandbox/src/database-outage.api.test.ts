import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { beginSignIn, signIn, testClient } from '@sarv/platform/testing/sign-in'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import { type PostgresServer, startPostgres } from '@sarv/shared/testing/postgres-server'
import { type RunningSandbox, startSandbox } from '@sarv/shared/testing/sandbox'
import { openServer } from './db/server'
import type { Db } from './db/sql'
import { startOutageLoad } from './testing/outage-load'

const addresses = '/onboarding/api/v1/user-addresses/'
const day = 86_400
const people = 6

let postgres: PostgresServer
let sandbox: RunningSandbox
let db: Db
beforeAll(async () => {
  postgres = await startPostgres()
  sandbox = await startSandbox({ env: { DATABASE_URL: postgres.url } })
  db = await openServer(postgres.url)
})
afterAll(async () => {
  await sandbox?.stop()
  await db?.close()
  await postgres?.remove()
})

test.each(['fast', 'immediate'] as const)(
  'SBX-019 the database restarts (%s) under load: 503 meanwhile, then each intent has taken effect once',
  async (how) => {
    const { api, identity, gateway, inbox } = sandbox.origins
    const askers = await Promise.all(Array.from({ length: people }, () => newPerson()))
    const load = startOutageLoad(askers.map(({ add }) => add))
    await load.enter('before')
    await postgres.stop(how)
    await load.enter('outage')
    const others = await Promise.all([
      ...[api, identity, gateway, inbox].map((origin) => fetch(`${origin}/healthz`)),
      fetch(`${gateway}/negin/unknown/`),
      askers[0]?.renew(),
    ])
    await postgres.start()
    await load.enter('after')
    const intents = await load.end()

    for (const response of [...load.errors, ...others])
      expect([response?.status, response?.headers.get('retry-after')]).toEqual([503, '5'])
    const sentences = await Promise.all(load.errors.map(async (response) => (await response.json()).message))
    expect(new Set(sentences)).toEqual(new Set(['سرو برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.']))
    expect(await Promise.all(askers.map(({ count }) => count()))).toEqual(intents)
    expect((await fetch(`${inbox}/healthz`)).status).toBe(200)
  },
)

test('SBX-019 in an outage the pages of sign-in and gateway say so in the person’s language, with a retry', async () => {
  const { identity, gateway } = sandbox.origins
  const { jar, page } = await beginSignIn(identity)
  await postgres.stop('fast')
  const pages = await Promise.all([
    jar.walk(page),
    jar.walk(`${page}/code?lang=en`),
    jar.walk(page, { mobile: '09120000003' }),
    fetch(`${gateway}/negin/some-token/`),
    fetch(`${gateway}/rahgozar/some-token/`, { method: 'POST', body: new URLSearchParams({ result: 'SUCCESS' }) }),
  ])
  const seen = await Promise.all(
    pages.map(async (response) => {
      const text = await response.text()
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        retryAfter: response.headers.get('retry-after'),
        heading: /<h1>(.*)<\/h1>/.exec(text)?.[1],
        retry: /<a class="button[^>]*href="([^"]*)"/.exec(text)?.[1],
      }
    }),
  )
  await postgres.start()
  const { pathname } = new URL(page)
  const sorry = { status: 503, type: 'text/html; charset=utf-8', retryAfter: '5' }
  const persian = { ...sorry, heading: 'ورود برای چند لحظه در دسترس نیست', retry: pathname }
  const gatewayIsAway = { ...sorry, heading: 'درگاه برای چند لحظه در دسترس نیست' }
  expect(seen).toEqual([
    persian,
    { ...sorry, heading: 'Sign-in is not available for a moment', retry: `${pathname}/code` },
    persian,
    { ...gatewayIsAway, retry: '/negin/some-token/' },
    { ...gatewayIsAway, retry: '/rahgozar/some-token/' },
  ])
})

test('SBX-017 SBX-019 after an outage the background clock goes on', async () => {
  const newestDay = async () => (await db.query<{ day: string }>('select max(day) as day from price'))[0]?.day ?? ''
  await postgres.stop('fast')
  await postgres.start()
  const before = await newestDay()
  await control(sandbox.origins.inbox, 'clock', { advance_seconds: day })
  await waitUntil(async () => (await newestDay()) > before)
})

/** A person who is signed in and may add addresses. */
async function newPerson() {
  const { api, identity, inbox } = sandbox.origins
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const tokens = await signIn(identity, inbox, mobile)
  const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' }
  const [city] = await (await fetch(`${api}/general/api/v1/province/1/city/`, { headers })).json()
  const address = 'خیابان بهار، پلاک ۱۲، واحد ۳'
  const home = { address, postal_code: '1234567890', province_id: 1, city_id: city.id, is_default: true }
  const body = JSON.stringify({ ...home, category: 'OTHER' })
  const renewal = { grant_type: 'refresh_token', client_id: testClient.id, refresh_token: tokens.refresh_token }
  return {
    add: (key: string) =>
      fetch(`${api}${addresses}`, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body }),
    count: async () => (await (await fetch(`${api}${addresses}`, { headers })).json()).length as number,
    renew: () => fetch(`${identity}/token`, { method: 'POST', body: new URLSearchParams(renewal) }),
  }
}
