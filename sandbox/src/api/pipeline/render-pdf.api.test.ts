import { beforeAll, expect, test } from '@jest/globals'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'
import { addDays, tehranDay } from '../../time/tehran'

const { api } = testOrigins()
const today = tehranDay(new Date())
const atOnce = 4

let people: ApiClient[]
let other: ApiClient
beforeAll(async () => {
  people = await Promise.all([1, 2, 3].map(() => signInClient({ kind: 'investor' })))
  other = await signInClient({ kind: 'empty' })
})

/** A cardex up to another day each time: no two of them are the same document. */
const fetchCardex = ({ token }: ApiClient, index: number) =>
  fetch(`${api}/fund/api/v1/cardex/file/?to=${addDays(today, -index)}`, {
    headers: { authorization: `Bearer ${token}` },
  })

test('D-110 SBX-019 calls are answered while documents are made, and none is made within a transaction', async () => {
  let made = 0
  const documents = people.flatMap((person) =>
    Array.from({ length: atOnce }, async (_, index) => {
      const response = await fetchCardex(person, index)
      const head = (await response.text()).slice(0, 5)
      made++
      return head
    }),
  )
  // The embedded database has one connection: a transaction that waits for a document holds up every call.
  for (let call = 0; call < 10; call++) expect((await other.get('/onboarding/api/v1/profile/')).status).toBe(200)
  expect(made).toBeLessThan(documents.length)
  expect(new Set(await Promise.all(documents))).toEqual(new Set(['%PDF-']))
})

test('D-110 four documents of a person are made at once, a fifth one is refused until one is done', async () => {
  const [person] = people
  if (person === undefined) throw new Error('Missing person')
  const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => fetchCardex(person, index)))
  const refused = responses.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('5')
  expect(errorMessage(await refused?.json())).toBe(
    'چند سند دیگر شما در حال ساخت است. پس از پایان آن‌ها دوباره تلاش کنید.',
  )
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(atOnce)
  expect((await fetchCardex(person, 0)).status).toBe(200)
})
