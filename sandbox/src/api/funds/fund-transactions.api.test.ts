import { expect, test } from '@jest/globals'
import { control } from '@sarv/platform/testing/control'
import { addDays } from '@sarv/shared/calendar/days'
import { toIsoDay } from '@sarv/shared/calendar/jalali'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'

interface List<Row> {
  count: number
  page_count: number
  results: Row[]
}

const transactionsPath = '/fund/api/v1/transactions/'
const transactions = async (who: ApiClient, query = '', dsCode = '') =>
  (await who.get<List<FundTransaction>>(`${transactionsPath}${dsCode}?${query}`)).body
const give = (who: ApiClient, count: number) => control(testOrigins().inbox, 'orders', { sub: who.person.sub, count })

test('SBX-101 transactions come newest first over all pages, each once, and lead to their orders', async () => {
  const person = await signInClient({ kind: 'empty' })
  await give(person, 45)
  const pages = await Promise.all([1, 2, 3].map((page) => transactions(person, `page=${page}`)))
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 5])
  expect(pages.map(({ count, page_count }) => [count, page_count])).toEqual([45, 45, 45].map((all) => [all, 3]))
  const rows = pages.flatMap(({ results }) => results)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(45)
  const dates = rows.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(rows.map(({ type, status }) => `${type} ${status}`))).toEqual(
    new Set(['INCREASE FAILED', 'INCREASE CANCELED', 'DECREASE CANCELED', 'DECREASE FAILED']),
  )
  for (const { order_id, amount, ds_code } of rows.slice(0, 3)) {
    const order = (await person.get<Order>(`/fund/api/v1/orders/${order_id}/`)).body
    expect(order).toMatchObject({ id: order_id, amount, ds_code })
  }
})

test('SBX-101 SBX-006 a range takes the days of Tehran at both ends, a fund only its own, a person only theirs', async () => {
  const [person, other] = [await signInClient({ kind: 'empty' }), await signInClient({ kind: 'empty' })]
  await give(person, 45)
  const all = (await transactions(person)).results
  const day = toIsoDay(all[4]?.date ?? '') ?? ''
  const ofDay = (await transactions(person, `from=${day}&to=${day}`)).results
  expect(ofDay.length).toBeGreaterThan(1)
  expect(new Set(ofDay.map(({ date }) => toIsoDay(date)))).toEqual(new Set([day]))
  const before = await transactions(person, `to=${addDays(day, -1)}`)
  const since = await transactions(person, `from=${day}`)
  expect(before.count).toBeGreaterThan(30)
  expect(before.count + since.count).toBe(45)
  expect((await transactions(person, '', '11307/')).count).toBe(45)
  expect((await transactions(person, '', '11602/')).count).toBe(0)
  expect((await transactions(other)).count).toBe(0)
})

test.each([
  'from=2026-02-30',
  'from=x&to=y',
  'from=&to=2026-01-01',
  'from=0000-01-01',
  'to=9999-12-31',
  'from=1405-08-01&to=1405-08-30',
  'from=2026-02-02&to=2026-01-01',
  `to=${addDays(new Date().toISOString().slice(0, 10), 40)}`,
  `from=${addDays(new Date().toISOString().slice(0, 10), 40)}`,
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'page=ten',
  'page=',
])('SBX-101 %s is refused in Persian, for all funds and for one', async (query) => {
  const person = await newPerson()
  for (const path of [transactionsPath, `${transactionsPath}11307/`]) {
    const { status, body } = await person.get(`${path}?${query}`)
    expect(status).toBe(400)
    expect(errorMessage(body)).toMatch(/^[\p{Script=Arabic}].+/u)
  }
})

test('SBX-101 a page after the last is empty, an unknown fund is not found', async () => {
  const person = await newPerson()
  expect((await transactions(person, 'page=9999')).results).toEqual([])
  for (const code of ['999', 'x', '%00', '11307%20or%201=1'])
    expect((await person.get(`${transactionsPath}${code}/`)).status).toBe(404)
})

test('SBX-101 INV-058 a paid purchase that is cancelled turns from a success into a reversed transaction', async () => {
  const investor = await signInClient({ kind: 'investor' })
  const open = (await investor.get<List<Order>>('/fund/api/v1/orders/?side=BUY&status=PENDING')).body.results[0]
  const own = async () => (await transactions(investor)).results.find(({ order_id }) => order_id === open?.id)
  expect(await own()).toMatchObject({ type: 'INCREASE', status: 'SUCCESS' })
  await investor.post(`/fund/api/v1/orders/${open?.id}/cancel/`)
  expect(await own()).toMatchObject({ type: 'INCREASE', status: 'REVERSED', amount: open?.amount })
})

let known: Promise<ApiClient> | undefined

/** Any person: the tests change nothing of theirs. */
function newPerson(): Promise<ApiClient> {
  known ??= signInClient({ kind: 'empty' })
  return known
}
