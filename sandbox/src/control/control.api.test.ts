import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessTokenOf, control, freshPerson } from '@sarv/platform/testing/control'
import { beginSignIn, newestCode, signIn } from '@sarv/platform/testing/sign-in'
import type { RunningSandbox } from '@sarv/shared/testing/sandbox'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { readSettings } from '../context/settings'
import { signInClient } from '../testing/api-client'
import { startOwnSandbox } from '../testing/start-own-sandbox'

const { api, identity, inbox } = testOrigins()
const profilePath = '/onboarding/api/v1/profile/'

async function caller() {
  const person = await freshPerson(inbox, { level: 2 })
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const get = (path = profilePath, headers: Record<string, string> = {}) =>
    fetch(`${api}${path}`, { headers: { authorization: `Bearer ${access_token}`, ...headers } })
  const force = (rest: object) => control(inbox, 'force', { path: profilePath, sub: person.sub, ...rest })
  return { person, get, force, access_token }
}

test.each([
  [{ status: 400, detail: 'ONB-REQUIRED' }, 400, { detail: 'ONB-REQUIRED' }],
  [{ status: 422, body: { detail: [{ msg: 'نادرست' }] } }, 422, { detail: [{ msg: 'نادرست' }] }],
  [{ status: 500, message: 'خرابی' }, 500, { message: 'خرابی' }],
  [{ body: null }, 200, null],
])('SBX-015 the next response is forced to %o, once', async (forced, status, body) => {
  const { get, force } = await caller()
  await force(forced)
  const response = await get()
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(body)
  expect((await get()).status).toBe(200)
})

test('SBX-015 F29 F31 an HTML page and a Retry-After header can be forced', async () => {
  const { get, force } = await caller()
  await force({ html: '<h1>Bad gateway</h1>' })
  const page = await get()
  expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8'])
  await force({ status: 429, headers: { 'retry-after': '7' } })
  expect((await get()).headers.get('retry-after')).toBe('7')
})

test('SBX-015 a forced response stays for n calls, or until it is cleared', async () => {
  const { get, force, person } = await caller()
  const statuses = async (count: number) => {
    const seen: number[] = []
    for (let call = 0; call < count; call++) seen.push((await get()).status)
    return seen
  }
  await force({ status: 503, times: 2 })
  expect(await statuses(3)).toEqual([503, 503, 200])
  await force({ status: 503, times: 0 })
  expect(await statuses(4)).toEqual([503, 503, 503, 503])
  await fetch(`${inbox}/control/force?sub=${person.sub}`, { method: 'DELETE' })
  expect(await statuses(1)).toEqual([200])
})

test('SBX-015 a wished number that a person has already is refused, and the sandbox goes on', async () => {
  const { mobile, national_code } = await freshPerson(inbox, { level: 1 })
  await expect(freshPerson(inbox, { mobile })).rejects.toThrow('از آنِ کس دیگری است')
  await expect(freshPerson(inbox, { level: 1, national_code })).rejects.toThrow('از آنِ کس دیگری است')
  expect((await freshPerson(inbox, { level: 1 })).national_code).not.toBe(national_code)
})

test('SBX-015 what is forced on one person does not touch another one', async () => {
  const [mine, other] = [await caller(), await caller()]
  await mine.force({ status: 500 })
  expect((await other.get()).status).toBe(200)
  expect((await mine.get()).status).toBe(500)
})

test('SBX-015 F1 F3 a response can be cut at its start or in its middle, or come late', async () => {
  const { get, force } = await caller()
  await force({ cut: 'start' })
  await expect(get()).rejects.toThrow()
  await force({ cut: 'body' })
  await expect(get().then((response) => response.json())).rejects.toThrow()
  const began = performance.now()
  await force({ delay_ms: 400 })
  expect((await get()).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThanOrEqual(400)
})

test('SBX-007 each call is recorded with the five headers and without its token', async () => {
  const { get, person, access_token } = await caller()
  const five = {
    'device-token': '',
    'accept-language': 'fa',
    'application-name': 'sarv',
    platform: 'WEB',
    'application-version': '1.0.0',
  }
  await get(profilePath, five)
  await get(profilePath, { 'accept-language': 'en' })
  const response = await fetch(`${inbox}/control/calls?sub=${person.sub}`)
  const text = await response.text()
  const [full, bare] = JSON.parse(text)
  expect(full).toMatchObject({
    method: 'GET',
    path: profilePath,
    status: 200,
    authorization: 'bearer',
    headers: five,
    missing: [],
  })
  expect(bare.missing).toEqual(['device-token', 'application-name', 'platform', 'application-version'])
  expect(text).not.toContain(access_token)
})

test('SBX-006 SBX-007 a call of a stranger is recorded too, though refused before its body is read', async () => {
  const path = `/onboarding/api/v1/user-addresses/?mark=${randomUUID()}`
  const body = JSON.stringify({ address: 'خیابان بهار' })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${api}${path}`, { method: 'POST', headers, body })).status).toBe(401)
  const calls: { path: string }[] = await (await fetch(`${inbox}/control/calls`)).json()
  const mine = calls.filter((call) => call.path === path)
  expect(mine).toMatchObject([{ method: 'POST', status: 401, authorization: 'none' }])
  expect(mine[0]).not.toHaveProperty('body')
})

test('SBX-018 the API responds to pages of the shell and the remotes, and to no other page', async () => {
  const allowed = async (origin: string) =>
    (await fetch(`${api}${profilePath}`, { headers: { origin } })).headers.get('access-control-allow-origin')
  expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000')
  expect(await allowed('http://localhost:3003')).toBe('http://localhost:3003')
  expect(await allowed('https://evil.example')).toBeNull()
  expect(await allowed('null')).toBeNull()
})

test('an unknown address and an unreadable body are refused in Persian', async () => {
  expect(await (await fetch(`${api}/nothing/here/`)).json()).toEqual({ detail: 'این نشانی وجود ندارد.' })
  const response = await fetch(`${inbox}/control/force`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  })
  expect([response.status, await response.json()]).toEqual([400, { message: 'درخواست خوانا نبود.' }])
})

test('SBX-015 an access token is issued without the sign-in, for its person only', async () => {
  const person = await freshPerson(inbox, { level: 2 })
  await freshPerson(inbox, { level: 2 })
  const authorization = `Bearer ${await accessTokenOf(inbox, person)}`
  const profile = await (await fetch(api + profilePath, { headers: { authorization } })).json()
  expect(profile).toMatchObject({ preferred_username: person.mobile })
})

test('SBX-015 the codes of a receiver can be made too old, and another one can be sent at once', async () => {
  const person = await freshPerson(inbox, {})
  const begun = await beginSignIn(identity)
  await begun.jar.walk(begun.page, { mobile: person.mobile })
  const code = await newestCode(inbox, person.mobile)
  expect(await control(inbox, 'expire-codes', { receiver: person.mobile })).toEqual({ expired: 1 })
  const late = await begun.jar.walk(`${begun.page}/code`, { code })
  expect(await late.text()).toContain('زمان این کد تمام شده است')
  await begun.jar.walk(`${begun.page}/code/resend`, {})
  expect(await newestCode(inbox, person.mobile)).not.toBe(code)
})

let closed: RunningSandbox
beforeAll(async () => {
  closed = await startOwnSandbox({ control: false })
}, 120_000)
afterAll(() => closed.stop())

test.each(['people', 'access-tokens', 'force', 'clock', 'settle', 'expire-tokens', 'expire-codes', 'revoke', 'reset'])(
  'SBX-015 outside sandbox mode control/%s does not exist',
  async (what) => {
    const response = await fetch(`${closed.origins.inbox}/control/${what}`, { method: 'POST' })
    expect(response.status).toBe(404)
  },
)

test.each(['', 'messages', 'people'])('SBX-004 outside sandbox mode the inbox does not exist: /%s', async (page) => {
  expect((await fetch(`${closed.origins.inbox}/${page}`)).status).toBe(404)
})

test('SBX-004 the setting of the inbox serves it without the control endpoint', () => {
  expect(readSettings({}).inbox).toBe(false)
  expect(readSettings({ SANDBOX_INBOX: '1' })).toMatchObject({ inbox: true, control: false })
  expect(readSettings({ SANDBOX_CONTROL: '1' }).inbox).toBe(true)
})

test('SBX-015 outside sandbox mode no one reads the recorded calls', async () => {
  expect((await fetch(`${closed.origins.inbox}/control/calls`)).status).toBe(404)
})

test('SBX-015 a recommendation is brought to a stage, with a score and an amount', async () => {
  const who = await signInClient({ kind: 'empty' })
  const wish = { sub: who.person.sub, stage: 'INVESTMENT_PROPOSAL', score: 71, amount: 90_000_000 }
  await control(testOrigins().inbox, 'recommendations', wish)
  const { body } = await who.get('/recommendation/api/v1/manager/')
  expect(body).toMatchObject([{ current_stage: 'INVESTMENT_PROPOSAL', risk_score: 71, investment_amount: 90_000_000 }])
})
