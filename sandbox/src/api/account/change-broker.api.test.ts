import { expect, test } from '@jest/globals'
import type { BrokerChange } from '@sarv/shared/contract/change-broker'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

const brokerPath = '/fund/api/v1/change-broker/'
const daySeconds = 24 * 3_600_000

const seen = async (caller: ApiClient) => (await caller.get<BrokerChange>(brokerPath)).body
const ask = (caller: ApiClient, broker_id: unknown, key?: string) =>
  caller.post<BrokerChange>(brokerPath, { broker_id }, key)

test("SBX-103 a person begins with Sarv's own broker and may choose among others", async () => {
  const { current, brokers, request } = await seen(await signInClient({ kind: 'investor' }))
  expect(current).toEqual({ id: 1, name: expect.stringMatching(/^کارگزاری /), city: expect.any(String) })
  expect(brokers.length).toBeGreaterThan(6)
  expect(brokers).toContainEqual(current)
  expect(request).toBeNull()
})

test('SBX-103 ERR-17 CON-15 a request is open for 24 hours, and a second one is refused meanwhile', async () => {
  const caller = await signInClient({ kind: 'investor' })
  const asked = await ask(caller, 3)
  expect(asked.status).toBe(200)
  const { request } = asked.body
  expect(request?.broker.id).toBe(3)
  expect(Date.parse(request?.due_at ?? '') - Date.parse(request?.created_at ?? '')).toBe(daySeconds)

  for (const other of [3, 4, 1]) {
    const second = await ask(caller, other)
    expect(second.status).toBe(400)
    expect(errorMessage(second.body)).toBe('درخواست شما قبلا ثبت شده است.')
  }
  expect(await seen(caller)).toEqual(asked.body)
})

test('SBX-103 of many requests at once one is taken; the same key gets the same response', async () => {
  const caller = await signInClient({ kind: 'investor' })
  const responses = await Promise.all([2, 3, 4, 5, 6].map((id) => ask(caller, id)))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])

  const other = await signInClient({ kind: 'empty' })
  const again = await Promise.all([1, 2, 3].map(() => ask(other, 5, 'one-and-the-same')))
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(again.map(({ body }) => body.request?.id)).size).toBe(1)
})

test.each([
  [1, 400],
  [99, 404],
  [-1, 404],
  [2_147_483_648, 400],
  [1.5, 400],
  ['3', 400],
  [null, 400],
])('SBX-103 the broker %j is refused with %d in Persian', async (id, status) => {
  const caller = await signInClient({ kind: 'investor' })
  const response = await ask(caller, id)
  expect(response.status).toBe(status)
  expect(errorMessage(response.body)).toMatch(/[\u0600-\u06ff]/)
  expect((await seen(caller)).request).toBeNull()
})

test('SBX-103 ONB-REQUIRED who is not through the onboarding cannot ask', async () => {
  const newcomer = await signInClient({ kind: 'identified' })
  expect(errorMessage((await ask(newcomer, 3)).body)).toBe('ONB-REQUIRED')
})
