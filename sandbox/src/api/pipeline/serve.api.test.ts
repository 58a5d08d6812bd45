import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { newestCode, signIn } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { signInClient } from '../../testing/api-client'

const { api, identity, inbox } = testOrigins()
const addressesPath = '/onboarding/api/v1/user-addresses/'
const homeAddress = {
  address: 'خیابان بهار، پلاک ۱۲، واحد ۳',
  postal_code: '1234567890',
  province_id: 0,
  city_id: 0,
  is_default: true,
  category: 'OTHER',
}

interface Sent {
  readonly key?: string
  readonly path?: string
  readonly method?: 'POST' | 'PATCH'
}

async function caller() {
  const person = await freshPerson(inbox, { level: 2 })
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const [province] = await (await fetch(`${api}/general/api/v1/province/`, { headers })).json()
  const [city] = await (await fetch(`${api}/general/api/v1/province/${province.id}/city/`, { headers })).json()
  const address = { ...homeAddress, province_id: province.id, city_id: city.id }
  const send = (body: unknown, { key, path = addressesPath, method = 'POST' }: Sent = {}) =>
    fetch(`${api}${path}`, {
      method,
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    })
  const list = async (path = addressesPath) => (await fetch(`${api}${path}`, { headers })).json()
  return { person, address, send, list }
}

test('T16 SBX-016 five times the same key at the same moment is one row and five times the same reply', async () => {
  const { address, send, list } = await caller()
  const key = randomUUID()
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(address, { key })))
  const replies = await Promise.all(responses.map((response) => response.json()))
  expect(responses.map((response) => response.status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test.each([
  ['a query that means nothing', `${addressesPath}?x=1`],
  ['no slash at the end', addressesPath.slice(0, -1)],
  ['neither a slash at the end nor an empty query', `${addressesPath.slice(0, -1)}?`],
  ['two slashes', addressesPath.replace('/api/', '//api/')],
  ['two slashes at the end', `${addressesPath}/`],
  ['an escaped letter', addressesPath.replace('user', 'use%72')],
  ['a sign escaped in capital letters', addressesPath.replace('user-', 'user%2D')],
  ['a sign escaped in small letters', addressesPath.replace('user-', 'user%2d')],
])(
  'T16 idempotency keys belong to person, method, route and body, not to the spelling of the address: %s',
  async (_how, path) => {
    const { address, send, list } = await caller()
    const key = randomUUID()
    const first = await send(address, { key })
    const second = await send(address, { key, path })
    expect([second.status, await second.json()]).toEqual([200, await first.json()])
    expect(await list()).toHaveLength(1)
  },
)

test('T16 an id of the route in escaped digits is the same id, also for an idempotency key', async () => {
  const { address, send, list } = await caller()
  const { id } = await (await send(address)).json()
  const key = randomUUID()
  const escaped = [...String(id)].map((digit) => `%3${digit}`).join('')
  const change = (changed: unknown, path: string, under = key) =>
    send(changed, { key: under, path: addressesPath + path, method: 'PATCH' })
  await change(address, `${id}/`)
  const later = { ...address, postal_code: '1234567891' }
  await change(later, `${id}/`, randomUUID())
  // The first one again would undo the second.
  expect((await change(address, escaped)).status).toBe(200)
  expect(await list()).toMatchObject([{ id, postal_code: later.postal_code }])
})

test('T16 a key that comes with another body is refused, however the address is spelled, and so is an invalid key', async () => {
  const { address, send, list } = await caller()
  const key = randomUUID()
  await send(address, { key })
  const other = { ...address, postal_code: '1234567891' }
  for (const path of [addressesPath, addressesPath.replace('user', 'use%72')]) {
    const refused = await send(other, { key, path })
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { detail: 'این درخواست پیش‌تر با اطلاعات دیگری فرستاده شده است.' },
    ])
  }
  expect((await send(address, { key: 'x' })).status).toBe(400)
  expect(await list()).toHaveLength(1)
})

test('T16 a key of another person, and of another method and route, is another key', async () => {
  const [one, other] = await Promise.all([caller(), caller()])
  const key = randomUUID()
  const { id } = await (await one.send(one.address, { key })).json()
  expect((await (await other.send(other.address, { key })).json()).id).not.toBe(id)
  const changed = { ...one.address, postal_code: '1234567891' }
  await one.send(changed, { key, path: `${addressesPath}${id}/`, method: 'PATCH' })
  expect(await one.list()).toMatchObject([{ id, postal_code: changed.postal_code }])
  expect(await other.list()).toHaveLength(1)
})

test('T16 SBX-118 an error that was counted comes again under its key, and is counted again', async () => {
  const person = await signInClient({ kind: 'new' })
  const national_code = `1${person.person.mobile.slice(2)}`
  await person.post('/onboarding/api/v1/identity/otp/send/', { national_code })
  const code = (await newestCode(inbox, person.person.mobile)) === '000000' ? '000001' : '000000'
  const key = randomUUID()
  const tries = [1, 2].map(() => person.post('/onboarding/api/v1/identity/otp/confirm/', { national_code, code }, key))
  const responses = await Promise.all(tries)
  expect(responses.map(({ status }) => status)).toEqual([400, 400])
})

test('T16 a refused intent may be corrected and sent again with its key', async () => {
  const { address, send } = await caller()
  const key = randomUUID()
  expect((await send({ ...address, city_id: 999_999 }, { key })).status).toBe(400)
  expect((await send(address, { key })).status).toBe(200)
})

test('F2 an intent whose response is lost gets it again by its key, and there is one row', async () => {
  const { person, address, send, list } = await caller()
  const key = randomUUID()
  await control(inbox, 'force', { path: addressesPath, method: 'POST', sub: person.sub, cut: 'start', after: true })
  await expect(send(address, { key })).rejects.toThrow()
  expect((await send(address, { key })).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test.each([
  [{ postal_code: '0012345678' }, 'کاربر گرامی کد پستی را به درستی وارد کنید.'],
  [{ city_id: 'تهران' }, 'مقدار «city_id» درست نیست.'],
])('the contract refuses %o with a sentence in Persian', async (wrong, sentence) => {
  const { address, send } = await caller()
  const response = await send({ ...address, ...wrong })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ detail: [{ msg: sentence }] })
})

test('a path without its last slash is the same path', async () => {
  const { list } = await caller()
  expect(await list(addressesPath.replace(/\/$/, ''))).toEqual([])
})

test('SBX-019 twenty calls of one person at the same moment all take effect', async () => {
  const { address, send, list } = await caller()
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(address)))
  expect(responses.every((response) => response.ok)).toBe(true)
  const rows: { is_default: boolean }[] = await list()
  expect(rows).toHaveLength(20)
  expect(rows.filter((row) => row.is_default)).toHaveLength(1)
})
