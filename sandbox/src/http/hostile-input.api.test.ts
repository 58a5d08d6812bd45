import { beforeAll, expect, test } from '@jest/globals'
import { testClient } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, signInClient } from '../testing/api-client'

const { api, identity, gateway, inbox } = testOrigins()
const int4 = [2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1]

let person: ApiClient
beforeAll(async () => {
  person = await signInClient({ kind: 'investor' })
})

const address = { address: 'خیابان بهار', postal_code: '1234567890', is_default: true, category: 'OTHER' }

test.each(int4)('SBX-006 the id %d is larger than any, and refused as such', async (id) => {
  const responses = await Promise.all([
    person.post('/onboarding/api/v1/user-addresses/', { ...address, province_id: id, city_id: 1 }),
    person.post('/onboarding/api/v1/user-addresses/', { ...address, province_id: 1, city_id: id }),
    person.get(`/onboarding/api/v1/pma-onb/?plan_id=${id}`),
  ])
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400])
})

test.each(['__proto__', 'constructor', 'toString'])('SBX-006 %s is no interval of a chart', async (name) => {
  for (const query of [`time_interval=${name}`, `time_interval_type=${name}`]) {
    const { body } = await person.get<{ items: unknown[] }>(`/fund/api/v2/info/chart/11307/?${query}`)
    expect(body.items.length).toBeGreaterThan(0)
  }
})

const event = { event: 'opened', facts: {}, user: null, at: '2026-11-21T08:00:00.000Z' }

test.each([
  ['in a text', { ...event, facts: { a: '\ud800' } }],
  ['before an emoji', { ...event, facts: { a: '\ud83d😀' } }],
  ['in a name', { ...event, facts: { '\udc00': true } }],
  ['in an id', { ...event, user: { id: '\udfff' } }],
  ['beside a NUL', { ...event, facts: { a: '\u0000' } }],
])('SBX-006 a lone surrogate of a stranger is refused: %s', async (_where, body) => {
  const response = await fetch(`${api}/general/api/v1/analytics/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([response.status, await response.json()]).toEqual([400, { detail: 'متن نویسه‌ای دارد که پذیرفته نمی‌شود.' }])
})

test('SBX-006 a body as deep as its size allows is refused like any other', async () => {
  const body = `{"event":${'['.repeat(15_000)}"\\u0000"${']'.repeat(15_000)}}`
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
  const response = await fetch(`${api}/onboarding/api/v1/submit/`, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
})

const authorization = new URLSearchParams({
  client_id: testClient.id,
  response_type: 'code',
  scope: 'openid',
  redirect_uri: `${testClient.host}/callback`,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
}).toString()
const token = `grant_type=authorization_code&redirect_uri=${testClient.host}/callback&code_verifier=${'v'.repeat(43)}`

test.each([
  ['GET', `${gateway}/negin/%00/`, 404],
  ['POST', `${gateway}/negin/%00/`, 404, 'result=SUCCESS'],
  ['POST', `${gateway}/negin/unknown/`, 400, 'result=%00'],
  ['GET', `${inbox}/messages?receiver=%00`, 400],
  ['GET', `${inbox}/?receiver=%00`, 400],
  ['GET', `${identity}/auth?${authorization}&state=%00`, 400],
  ['GET', `${identity}/auth?${authorization}&nonce=%00`, 400],
  ['GET', `${identity}/auth?${authorization}&ui_locales=%00`, 400],
  ['POST', `${identity}/token`, 400, `${token}&client_id=${testClient.id}&code=%00`],
  ['POST', `${identity}/token`, 401, `${token}&client_id=%00&code=a`],
  ['POST', `${identity}/token/revocation`, 200, `client_id=${testClient.id}&token=%00`],
  ['GET', `${identity}/sign-in/%00`, 404],
])('SBX-006 a NUL costs no fault of the server: %s %s', async (method, url, status, form?: string) => {
  const body =
    form === undefined ? {} : { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
  const response = await fetch(url, { method, redirect: 'manual', ...body })
  expect(response.status).toBe(status)
})
