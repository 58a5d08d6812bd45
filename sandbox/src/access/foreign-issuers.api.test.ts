import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn } from '@sarv/platform/testing/sign-in'
import type { Profile } from '@sarv/shared/contract/profile'
import type { RunningSandbox } from '@sarv/shared/testing/sandbox'
import { testAudience, testIssuerClient } from '../testing/issuer/issuer-names'
import { startIssuer, type TestIssuer } from '../testing/issuer/start-issuer'
import { startOwnSandbox } from '../testing/start-own-sandbox'

let jwt: TestIssuer
let opaque: TestIssuer
let away: TestIssuer
let sandbox: RunningSandbox
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-issuers-'))
beforeAll(async () => {
  ;[jwt, opaque, away] = await Promise.all([startIssuer('jwt'), startIssuer('opaque'), startIssuer('jwt')])
  const secret = path.join(folder, 'secret')
  writeFileSync(secret, `${testIssuerClient.secret}\n`)
  const issuers = [
    `${jwt.url} audience=${testAudience}`,
    `${opaque.url} mode=introspection audience=${testAudience} client_id=${testIssuerClient.id} client_secret_file=${secret}`,
    `${away.url} audience=${testAudience}`,
  ]
  sandbox = await startOwnSandbox({ env: { SANDBOX_ISSUERS: issuers.join('\n') } })
}, 180_000)
afterAll(async () => {
  await sandbox.stop()
  await Promise.all([jwt, opaque, away].map((issuer) => issuer.stop()))
  rmSync(folder, { recursive: true })
})

async function profile(token: string): Promise<{ status: number; body: Profile; headers: Headers }> {
  const response = await fetch(`${sandbox.origins.api}/onboarding/api/v1/profile/`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: (await response.json()) as Profile, headers: response.headers }
}
const freshMobile = () => `0912${String(randomInt(10 ** 7)).padStart(7, '0')}`
const foreign = (mobile: string) => `+98${mobile.slice(1)}`

test.each(['jwt', 'opaque'])(
  'SBX-006 the first call with a token of another issuer (%s) makes a person of level 0',
  async (kind) => {
    const issuer = kind === 'jwt' ? jwt : opaque
    const mobile = freshMobile()
    const { status, body } = await profile(await issuer.token(randomUUID(), { phone_number: foreign(mobile) }))
    expect([status, body]).toMatchObject([200, { level: 0, preferred_username: mobile }])
  },
)

test('SBX-006 an account whose number we know stands for that person', async () => {
  const person = await freshPerson(sandbox.origins.inbox, { kind: 'investor' })
  const claims = { phone_number: foreign(person.mobile) }
  const [one, other] = [await jwt.token('negar', claims), await opaque.token('negar too', claims)]
  expect((await profile(one)).body).toMatchObject({ sub: person.sub, level: 2 })
  expect((await profile(other)).body).toMatchObject({ sub: person.sub, level: 2 })
})

test('SBX-006 an account stands for the same person for good, whatever number it says later', async () => {
  const account = randomUUID()
  const first = await profile(await jwt.token(account, { phone_number: foreign(freshMobile()) }))
  const later = await profile(await jwt.token(account, { phone_number: foreign(freshMobile()) }))
  const silent = await profile(await jwt.token(account))
  expect([later.body.sub, silent.body.sub]).toEqual([first.body.sub, first.body.sub])
})

test('SBX-006 two calls of a new account at the same moment make one person', async () => {
  const token = await jwt.token(randomUUID(), { phone_number: foreign(freshMobile()) })
  const calls = await Promise.all([1, 2, 3, 4].map(() => profile(token)))
  expect(new Set(calls.map(({ status, body }) => `${status} ${body.sub}`)).size).toBe(1)
})

test('SBX-006 a second account with the number of a linked one is refused: numbers are given to others', async () => {
  const phone_number = foreign(freshMobile())
  expect((await profile(await jwt.token(randomUUID(), { phone_number }))).status).toBe(200)
  expect((await profile(await jwt.token(randomUUID(), { phone_number }))).status).toBe(403)
})

test.each<[string, object]>([
  ['no number', {}],
  ['a number that is not verified', { phone_number: '+989120000003', phone_number_verified: false }],
])('SBX-006 an unknown account with %s is told that its number is missing', async (_, claims) => {
  const { status, body } = await profile(await jwt.token(randomUUID(), { ...claims }))
  expect([status, body]).toEqual([
    403,
    { detail: 'سامانهٔ ورود شمارهٔ موبایل تأییدشدهٔ شما را نفرستاد. با پشتیبانی تماس بگیرید.' },
  ])
})

test('SBX-006 tokens of the sandbox itself go on, and tokens of no one are 401', async () => {
  const { identity, inbox } = sandbox.origins
  const person = await freshPerson(inbox, { level: 2 })
  const { access_token } = await signIn(identity, inbox, person.mobile)
  expect((await profile(access_token)).body.sub).toBe(person.sub)
  const wrong = await jwt.sign({ iss: jwt.url, sub: 'x', aud: 'other', exp: Math.floor(Date.now() / 1000) + 60 })
  const stranger = await jwt.sign({ iss: 'https://evil.example', sub: 'x', aud: testAudience, exp: 9_999_999_999 })
  for (const token of [wrong, stranger, 'nobody-gave-this-token-out', 'a.b.c'.padEnd(30, 'c')]) {
    expect([token, (await profile(token)).status]).toEqual([token, 401])
  }
})

test('SBX-006 an issuer that is down is 503 with a time to come back, for its own tokens only', async () => {
  const claims = { phone_number: foreign(freshMobile()) }
  const token = await away.token(randomUUID(), claims)
  const other = await jwt.token(randomUUID(), { phone_number: foreign(freshMobile()) })
  await away.stop()
  const { status, headers, body } = await profile(token)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  expect(body).toEqual({ message: 'سامانهٔ ورود پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.' })
  expect((await profile(other)).status).toBe(200)
})
