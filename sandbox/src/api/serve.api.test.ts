import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/shared/testing/control'
import { signIn } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api, identity, inbox } = testOrigins()
const ADDRESSES = '/onboarding/api/v1/user-addresses/'
const HOME = {
  address: 'خیابان بهار، پلاک ۱۲، واحد ۳',
  postal_code: '1234567890',
  province_id: 0,
  city_id: 0,
  is_default: true,
  category: 'OTHER',
}

async function caller() {
  const person = await freshPerson(inbox, { level: 2 })
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const [province] = await (await fetch(`${api}/general/api/v1/province/`, { headers })).json()
  const [city] = await (await fetch(`${api}/general/api/v1/province/${province.id}/city/`, { headers })).json()
  const place = { ...HOME, province_id: province.id, city_id: city.id }
  const add = (body: unknown, key?: string) =>
    fetch(`${api}${ADDRESSES}`, {
      method: 'POST',
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      body: JSON.stringify(body),
    })
  const list = async (path = ADDRESSES) => (await fetch(`${api}${path}`, { headers })).json()
  return { person, place, add, list }
}

test('T16 SBX-016 five times the same key at the same moment is one row and five times the same reply', async () => {
  const { place, add, list } = await caller()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => add(place, key)))
  const replies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test('T16 a key that comes with another body is refused, and so is a key that is none', async () => {
  const { place, add, list } = await caller()
  const key = randomUUID()
  await add(place, key)
  expect((await add({ ...place, postal_code: '1234567891' }, key)).status).toBe(409)
  expect((await add(place, 'x')).status).toBe(400)
  expect(await list()).toHaveLength(1)
})

test('T16 a refused intent may be corrected and sent again with its key', async () => {
  const { place, add } = await caller()
  const key = randomUUID()
  expect((await add({ ...place, city_id: 999_999 }, key)).status).toBe(400)
  expect((await add(place, key)).status).toBe(200)
})

test('F2 an intent whose answer is lost is answered again by its key, and there is one row', async () => {
  const { person, place, add, list } = await caller()
  const key = randomUUID()
  await control(inbox, 'force', { path: ADDRESSES, method: 'POST', sub: person.sub, cut: 'start', after: true })
  await expect(add(place, key)).rejects.toThrow()
  expect((await add(place, key)).status).toBe(200)
  expect(await list()).toHaveLength(1)
})

test.each([
  [{ postal_code: '0012345678' }, 'کاربر گرامی کد پستی را به درستی وارد کنید.'],
  [{ city_id: 'تهران' }, 'مقدار «city_id» درست نیست.'],
])('the contract refuses %o with a sentence in Persian', async (wrong, sentence) => {
  const { place, add } = await caller()
  const answer = await add({ ...place, ...wrong })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ detail: [{ msg: sentence }] })
})

test('a path without its last slash is the same path', async () => {
  const { list } = await caller()
  expect(await list(ADDRESSES.replace(/\/$/, ''))).toEqual([])
})

test('SBX-019 twenty calls of one person at the same moment all take effect', async () => {
  const { place, add, list } = await caller()
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(place)))
  expect(answers.every((answer) => answer.ok)).toBe(true)
  const rows: { is_default: boolean }[] = await list()
  expect(rows).toHaveLength(20)
  expect(rows.filter((row) => row.is_default)).toHaveLength(1)
})
