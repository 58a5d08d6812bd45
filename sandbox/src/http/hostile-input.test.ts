import { beforeAll, expect, test } from '@jest/globals'
import { inboxRoutes } from '../inbox/inbox-routes'
import { createPerson } from '../seed/person'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestApp, type TestClient } from '../testing/test-app'
import { webApp } from './web-app'

const app = openBeforeAll(() => openTestApp('2026-11-21T08:00:00Z'))
let person: TestClient
beforeAll(async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  person = await app.signIn(sub)
})

const address = { address: 'خیابان بهار', postal_code: '1234567890', is_default: true, category: 'OTHER' }
const refusal = { detail: 'متن نشانه‌ای دارد که پذیرفته نمی‌شود.' }

test.each([2 ** 31, -(2 ** 31) - 1, 2 ** 53 - 1])('T31 the id %d is larger than any, and refused', async (id) => {
  const responses = await Promise.all([
    person.post('/onboarding/api/v1/user-addresses/', { ...address, province_id: id, city_id: 1 }),
    person.post('/onboarding/api/v1/user-addresses/', { ...address, province_id: 1, city_id: id }),
    person.get(`/onboarding/api/v1/pma-onb/?plan_id=${id}`),
  ])
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400])
})

test.each(['time_interval', 'time_interval_type'])(
  'T31 __proto__ as the %s of a chart is any unknown one',
  async (name) => {
    const chart = (value: string) => person.get(`/fund/api/v2/info/chart/11307/?${name}=${value}`)
    const [hostile, unknown] = await Promise.all([chart('__proto__'), chart('unknown')])
    expect([hostile.status, hostile.body]).toEqual([200, unknown.body])
  },
)

const event = { event: 'opened', facts: {}, user: null, at: '2026-11-21T08:00:00.000Z' }

test.each([
  ['half a character in a text', { ...event, facts: { a: '\ud800' } }],
  ['half a character before an emoji', { ...event, facts: { a: '\ud83d😀' } }],
  ['half a character in a name', { ...event, facts: { '\udc00': true } }],
  ['half a character in an id', { ...event, user: { id: '\udfff' } }],
  ['a NUL', { ...event, facts: { a: '\u0000' } }],
])('T31 %s is refused with a sentence', async (_what, body) => {
  const response = await person.post('/general/api/v1/analytics/', body)
  expect([response.status, response.body]).toEqual([400, refusal])
})

test('T31 the depth of a body exhausts nothing', async () => {
  let deep: unknown = '\u0000'
  for (let depth = 0; depth < 2_000; depth++) deep = { a: [deep] }
  const { status } = await person.post('/onboarding/api/v1/submit/', { onb_uuid: deep })
  expect(status).toBe(400)
})

test('T31 a NUL finds no payment at the gateway, and no result', async () => {
  expect((await app.press('http://localhost:4002/negin/%00/', 'SUCCESS', 1)).status).toBe(404)
  expect((await app.press('http://localhost:4002/negin/unknown/', '\u0000', 1)).status).toBe(400)
})

test('T31 a NUL finds no number in the inbox', async () => {
  const inbox = webApp('inbox', undefined, app.db)
  inboxRoutes(inbox, app)
  const responses = await Promise.all(['/messages', '/'].map((path) => inbox.inject(`${path}?receiver=%00`)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})
