import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { cookieHeader } from '@sarv/platform/testing/cookie-jar'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { beginSignIn, testClient } from '@sarv/platform/testing/sign-in'
import { everyEndpoint, type NamedEndpoint } from '@sarv/shared/contract/every-endpoint'
import { type PostgresServer, startPostgres } from '@sarv/shared/testing/postgres-server'
import { type RunningSandbox, startSandbox } from '@sarv/shared/testing/sandbox'
import fc from 'fast-check'
import { openServer } from './db/server'
import type { Db } from './db/sql'
import { personKinds } from './seed/person-kinds'
import { createFuzzer, type Fuzzer } from './testing/fuzz/fuzzer'
import { heavyBodies } from './testing/fuzz/hostile-input'
import { callOf } from './testing/fuzz/operation-call'
import { defaultCall, type PageTarget, pageCallOf } from './testing/fuzz/page-call'
import { createSeenValues } from './testing/fuzz/seen-values'

/** Requests to each target in one round. */
const each = 2
const kinds = Object.keys(personKinds)

let postgres: PostgresServer
let sandbox: RunningSandbox
let db: Db
beforeAll(async () => {
  postgres = await startPostgres('nothing')
  sandbox = await startSandbox({ env: { DATABASE_URL: postgres.url, SANDBOX_WORD_MILLISECONDS: '0' } })
  db = await openServer(postgres.url)
})
afterAll(async () => {
  await sandbox?.stop()
  await db?.close()
  await postgres?.remove()
})

const operations = everyEndpoint().map((one, index) => ({ ...one, index }))
const { numRuns, seed } = randomRuns(200, 5_000)
/** A part has the time of one test. */
const parts = Array.from({ length: Math.ceil(numRuns / 25_000) }, (_, part) => part + 1)
const roundsOfPart = Math.ceil(numRuns / parts.length / operations.length / each)

test.each(parts)('T31 no request to any operation of the contract costs a 5xx, part %d', async (part) => {
  const fuzzer = createFuzzer()
  const isRead = ({ endpoint }: NamedEndpoint) => endpoint.method === 'GET'
  // The writes send the values that the reads have shown.
  const groups = [operations.filter(isRead), operations.filter((one) => !isRead(one))]
  for (let round = (part - 1) * roundsOfPart; round < part * roundsOfPart; round++) {
    const authorization = await signInAs(kinds[round % kinds.length])
    const seen = createSeenValues({ id: [1, 2, 3, '1', '11307', '12180'] })
    for (const group of groups) {
      const aims = group.flatMap(({ name, endpoint, index }) =>
        fc
          .sample(callOf(endpoint, seen), { numRuns: each, seed: seed + round * operations.length + index })
          .map((call) => ({
            name,
            origin: sandbox.origins.api,
            call: { ...call, headers: { ...call.headers, authorization } },
          })),
      )
      await fuzzer.send(aims, seen.learn)
    }
  }
  expectNoFailure(fuzzer, `operations, part ${part}`, seed)
})

test('T31 no request to identity provider, gateway or inbox costs a 5xx', async () => {
  const { numRuns, seed } = randomRuns(60, 500)
  const fuzzer = createFuzzer()
  const targets = await pageTargets()
  const rounds = Math.ceil(numRuns / targets.length / each)
  for (let round = 0; round < rounds; round++) {
    const aims = targets.flatMap(([service, target], index) =>
      fc.sample(pageCallOf(target), { numRuns: each, seed: seed + round * targets.length + index }).map((call) => ({
        name: `${service} ${target.method} ${target.path}`,
        origin: sandbox.origins[service],
        call,
      })),
    )
    await fuzzer.send(aims)
  }
  expectNoFailure(fuzzer, 'pages', seed)
})

test('T31 the size and depth of a body cost no 5xx', async () => {
  const fuzzer = createFuzzer()
  const authorization = await signInAs('investor')
  const headers = { authorization, 'content-type': 'application/json' }
  const paths = [
    '/onboarding/api/v1/submit/',
    '/recommendation/api/v1/submit-recommendation/',
    '/general/api/v1/analytics/',
  ]
  await fuzzer.send(
    paths.flatMap((path) =>
      heavyBodies.map((body) => ({
        name: path,
        origin: sandbox.origins.api,
        call: { method: 'POST', path, headers, body },
      })),
    ),
  )
  expectNoFailure(fuzzer, 'heavy bodies')
})

test('T31 a NUL is nothing that the OpenID provider stores, finds or fails at', async () => {
  const fuzzer = createFuzzer()
  const targets = (await pageTargets()).filter(
    ([service, { path }]) => service === 'identity' && !path.startsWith('/assets'),
  )
  const aims = targets.flatMap(([service, target]) =>
    Object.keys(target.values).map((name) => ({
      name: `${target.method} ${target.path} with a NUL as ${name}`,
      origin: sandbox.origins[service],
      call: defaultCall({ ...target, values: { ...target.values, [name]: '\u0000' } }),
    })),
  )
  await fuzzer.send(aims)
  expectNoFailure(fuzzer, 'NULs')
})

function expectNoFailure(fuzzer: Fuzzer, what: string, seed?: number): void {
  fuzzer.close()
  console.info(`fuzz of ${what}: ${fuzzer.report()}${seed === undefined ? '' : `, seed ${seed}`}`)
  expect([fuzzer.failures.slice(0, 10), fuzzer.failures.length && sandbox.output().slice(-5_000)]).toEqual([[], 0])
}

/** A fresh person's token, without the forms that would lead to it. @returns the header with it */
async function signInAs(kind: string | undefined): Promise<string> {
  const { sub } = await freshPerson(sandbox.origins.inbox, { kind })
  const token = randomBytes(24).toString('base64url')
  await db.query(
    `insert into oidc_artifact (kind, id, payload, account, expires_at)
     values ('AccessToken', $1, '{}', $2, now() + interval '1 day')`,
    [token, sub],
  )
  return `Bearer ${token}`
}

/** Each page, and the endpoints of the OpenID provider, with what an honest browser sends. */
async function pageTargets(): Promise<(readonly ['identity' | 'gateway' | 'inbox', PageTarget])[]> {
  const { jar, page } = await beginSignIn(sandbox.origins.identity)
  const uid = page.split('/').at(-1) ?? ''
  const headers = { cookie: cookieHeader(jar.cookies) }
  const authorization = {
    client_id: testClient.id,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${testClient.host}/callback`,
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'a-state',
    nonce: 'a-nonce',
    ui_locales: 'fa',
    prompt: 'login',
  }
  const token = {
    client_id: testClient.id,
    grant_type: 'authorization_code',
    code: 'a-code',
    redirect_uri: `${testClient.host}/callback`,
    code_verifier: 'v'.repeat(43),
    refresh_token: 'a-token',
  }
  const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '': { mobile: '09120000003' },
    '/code': { code: '123456' },
    '/code/resend': {},
    '/register': { national_code: '0012345678', mobile: '09120000003' },
    '/register/code': { code: '123456' },
    '/register/code/resend': {},
    '/password': { password: 'Aa1!aaaa', repeated: 'Aa1!aaaa' },
  }
  const landing = { token: 'a-token', result: 'SUCCESS', amount: '500000', lang: 'en' }
  return [
    ['identity', { method: 'GET', path: '/auth', values: authorization, headers }],
    ['identity', { method: 'POST', path: '/auth', values: authorization, headers }],
    ['identity', { method: 'GET', path: '/auth/:uid', values: { uid }, headers }],
    ['identity', { method: 'POST', path: '/token', values: token }],
    ['identity', { method: 'POST', path: '/token', values: { ...token, grant_type: 'refresh_token' } }],
    [
      'identity',
      {
        method: 'POST',
        path: '/token/revocation',
        values: { client_id: testClient.id, token: 'a-token', token_type_hint: 'access_token' },
      },
    ],
    ['identity', { method: 'GET', path: '/me', values: { access_token: 'a-token' } }],
    [
      'identity',
      {
        method: 'GET',
        path: '/session/end',
        values: { id_token_hint: 'a.b.c', post_logout_redirect_uri: `${testClient.host}/`, state: 's' },
        headers,
      },
    ],
    ['identity', { method: 'POST', path: '/session/end/confirm', values: { xsrf: 'x', logout: 'yes' }, headers }],
    ...Object.entries(forms).flatMap(([step, values]) =>
      (['GET', 'POST'] as const).map(
        (method) =>
          [
            'identity',
            { method, path: `/sign-in/:uid${step}`, values: { uid, lang: 'fa', ...values }, headers },
          ] as const,
      ),
    ),
    ['identity', { method: 'GET', path: '/:anything', values: { anything: '.well-known' } }],
    ['identity', { method: 'GET', path: '/assets/:name', values: { name: 'page.css' } }],
    ...['negin', 'rahgozar'].flatMap((psp) =>
      (['GET', 'POST'] as const).map(
        (method) => ['gateway', { method, path: `/${psp}/:token/`, values: landing }] as const,
      ),
    ),
    ['inbox', { method: 'GET', path: '/', values: { receiver: '09120000003' } }],
    ['inbox', { method: 'GET', path: '/messages', values: { receiver: '09120000003' } }],
  ]
}
