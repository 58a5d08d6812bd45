import { expect, test } from '@jest/globals'
import type { FundAlert, WatchList } from '@sarv/shared/contract/fund-watch'
import type { Fund } from '@sarv/shared/contract/funds'
import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { errorMessage } from '../../testing/api-client'
import { openOnboardingTestApp } from '../../testing/onboarding-test-app'
import { openBeforeAll } from '../../testing/open-before-all'
import type { TestClient } from '../../testing/test-app'
import { addDays, tehranDay } from '../../time/tehran'

const app = openBeforeAll(() => openOnboardingTestApp('2026-11-21T08:30:00Z'))

const watchList = '/fund/api/v1/watch-list/'
const alerts = '/fund/api/v1/alerts/'
const watched = async (who: TestClient) => (await who.get<WatchList>(watchList)).body.ds_codes
const alertsOf = async (who: TestClient) => (await who.get<FundAlert[]>(alerts)).body
const add = (who: TestClient, terms: object) => who.post<FundAlert[]>(alerts, { ...priceAbove, ...terms })
const priceAbove = { ds_code: '11307', measure: 'PRICE', direction: 'ABOVE', threshold: 42_000 }

async function fundOf(who: TestClient, code: string): Promise<Fund> {
  const { body } = await who.get<Fund[]>('/fund/api/v1/info/funds/')
  const fund = body.find(({ ds_code }) => ds_code === code)
  if (fund === undefined) throw new Error(`Missing fund ${code}`)
  return fund
}

/** Lets a day pass on which a fund has a price. */
async function nextDay(price: number, code = '11307'): Promise<void> {
  app.clock.advance(86_400)
  await app.db.query('insert into price values ($1, $2, $3) on conflict (instrument, day) do update set price = $3', [
    `fund:${code}`,
    tehranDay(app.clock.now()),
    price,
  ])
}

test('SBX-135 a star is kept for its person alone, once, until it is taken away', async () => {
  const [who, other] = [await app.investor(), await app.investor()]
  for (const ds_code of ['11307', '11541', '11307']) {
    app.clock.advance(1)
    await who.post(watchList, { ds_code })
  }
  expect([await watched(who), await watched(other)]).toEqual([['11541', '11307'], []])
  await other.remove(`${watchList}11541/`)
  expect(await watched(who)).toEqual(['11541', '11307'])
  expect((await who.remove<WatchList>(`${watchList}11541/`)).body.ds_codes).toEqual(['11307'])
  expect((await who.remove(`${watchList}11541/`)).status).toBe(200)
})

test.each([['99999'], ["1'--"], [''], [7]])('SBX-135 a star on %j is refused', async (ds_code) => {
  const who = await app.investor()
  expect((await who.post(watchList, { ds_code })).status).toBeGreaterThanOrEqual(400)
  expect(await watched(who)).toEqual([])
})

test('SBX-136 a price beyond the threshold is told once, by an entry and a text message, and the alert is done', async () => {
  const who = await app.investor()
  const { price } = await fundOf(who, '11307')
  const threshold = price + 500
  const [made] = (await add(who, { threshold })).body
  expect(made).toMatchObject({ ds_code: '11307', direction: 'ABOVE', threshold, done_at: null })
  const entries = async () =>
    (await who.get<{ results: InboxEntry[] }>('/general/api/v1/inbox/')).body.results.map(({ kind, text, link }) => ({
      kind,
      text,
      link,
    }))
  const sms = async () =>
    (
      await app.db.query<{ text: string }>(
        'select text from sms where receiver = (select mobile from person where sub = $1)',
        [who.sub],
      )
    ).map(({ text }) => text)
  await nextDay(threshold)
  expect(await entries()).toEqual([])
  await nextDay(threshold + 1)
  const [entry] = await entries()
  expect(entry).toEqual({ kind: 'FUND', link: '11307', text: expect.stringContaining('قیمت هر واحد صندوق چکاد بلند') })
  await nextDay(threshold + 2)
  expect([await entries(), await sms()]).toEqual([[entry], [`سرو: ${entry?.text}`]])
  const [done] = await alertsOf(who)
  expect(done?.done_at).toBe(
    new Date(Date.parse(`${tehranDay(app.clock.now())}T00:00:00+03:30`) - 86_400_000).toISOString(),
  )
})

test('SBX-136 a day that passed while no job ran is judged too', async () => {
  const who = await app.investor()
  const { price } = await fundOf(who, '11318')
  await add(who, { ds_code: '11318', direction: 'BELOW', threshold: price - 100 })
  const start = tehranDay(app.clock.now())
  app.clock.advance(3 * 86_400)
  for (const [ahead, made] of [price, price - 200, price].entries())
    await app.db.query('insert into price values ($1, $2, $3) on conflict (instrument, day) do update set price = $3', [
      'fund:11318',
      addDays(start, ahead + 1),
      made,
    ])
  expect((await alertsOf(who)).map(({ done_at }) => done_at?.slice(0, 10))).toEqual([addDays(start, 1)])
})

test('SBX-136 a return is judged over its own period', async () => {
  const who = await app.investor()
  const { price, daily_return } = await fundOf(who, '11311')
  const threshold = Math.max(3, Math.ceil((daily_return ?? 0) + 1))
  await add(who, { ds_code: '11311', measure: 'daily_return', threshold })
  await nextDay(Math.round(price * (1 + (threshold + 1) / 100)), '11311')
  expect((await alertsOf(who))[0]?.done_at).not.toBeNull()
  const [entry] = (await who.get<{ results: InboxEntry[] }>('/general/api/v1/inbox/')).body.results
  expect(entry?.text).toContain('بازدهی روزانهٔ صندوق البرز فراز')
})

test.each([
  ['an unknown fund', { ds_code: '99999' }, 404],
  ['a measure of no fund', { measure: 'COLOUR' }, 400],
  ['no direction', { direction: null }, 400],
  ['a text', { threshold: '42000' }, 400],
  ['nothing', { threshold: null }, 400],
  ['a fraction of a rial', { threshold: 42_000.5 }, 400],
  ['a price below nothing', { direction: 'BELOW', threshold: -1 }, 400],
  ['a price that is passed already', { threshold: 1 }, 400],
  ['a loss of more than all', { measure: 'annual_return', direction: 'BELOW', threshold: -100 }, 400],
  ['a period that the fund is too young for', { ds_code: '11545', measure: 'annual_return', threshold: 50 }, 400],
])('SBX-136 %s is refused with a sentence: %j', async (_, terms, refused) => {
  const who = await app.investor()
  const { status, body } = await add(who, { threshold: 9_000_000, ...terms })
  expect([status, errorMessage(body)]).toEqual([refused, expect.stringMatching(/\p{Script=Arabic}{2}/u)])
  expect(await alertsOf(who)).toEqual([])
})

test('SBX-136 the same alert twice, and a 21st that waits, are refused', async () => {
  const who = await app.investor()
  const far = (more: number) => add(who, { threshold: 9_000_000 + more })
  for (let more = 0; more < 20; more++) expect((await far(more)).status).toBe(200)
  expect([(await far(3)).status, (await far(20)).status]).toEqual([409, 409])
  const [newest] = await alertsOf(who)
  expect((await who.remove<FundAlert[]>(`${alerts}${newest?.id}/`)).body).toHaveLength(19)
  expect((await far(3)).status).toBe(409)
  expect((await far(20)).status).toBe(200)
})

test("SBX-136 T19 another person's alerts are neither listed nor removed", async () => {
  const [who, other] = [await app.investor(), await app.investor()]
  const [own] = (await add(who, { threshold: 9_000_000 })).body
  expect(await alertsOf(other)).toEqual([])
  expect((await other.remove(`${alerts}${own?.id}/`)).status).toBe(404)
  for (const bad of ['x', '0', '99999999999']) expect((await who.remove(`${alerts}${bad}/`)).status).toBe(404)
  expect(await alertsOf(who)).toHaveLength(1)
})

test('SBX-136 PLT-013 what was reached is told in the language of the reader', async () => {
  const who = await app.investor()
  const { price } = await fundOf(who, '11419')
  await add(who, { ds_code: '11419', threshold: price + 1 })
  await nextDay(price + 5, '11419')
  const inEnglish = await app.signIn(who.sub, 'en')
  const [entry] = (await inEnglish.get<{ results: InboxEntry[] }>('/general/api/v1/inbox/')).body.results
  expect([entry?.title, entry?.text]).toEqual([
    'Fund alert',
    expect.stringMatching(/^The unit price of Middle River is .+ IRR: above/),
  ])
})
