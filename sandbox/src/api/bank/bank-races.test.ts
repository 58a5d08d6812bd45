import { expect, jest, test } from '@jest/globals'
import type { BankSetting } from '@sarv/shared/contract/bank-settings'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { cardLedger } from '../../bank/card'
import { buildCardNumber } from '../../identifiers/check-digits'
import { runAllDueJobs } from '../../jobs/runner'
import { errorMessage } from '../../testing/api-client'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { meetAt } from '../../testing/contended-row'
import { openBeforeAll } from '../../testing/open-before-all'
import type { TestClient } from '../../testing/test-app'

const cardPath = '/bank/api/v1/transfer/card/'
const balance = 86_420_500
const elsewhere = '6037991111111112'
const lostElsewhere = buildCardNumber('627415123456789')

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
const errors = jest.spyOn(console, 'error')

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status).toSorted()

/** What is needed for a transfer, its second password too. */
async function prepare(holder: CardHolder, card_number: string, amount: number) {
  const { account_id } = holder.card
  const wish = { account_id, card_number, amount }
  expect((await holder.post(`${cardPath}otp/`, wish)).status).toBe(200)
  return { ...wish, password: await holder.newestCode() }
}
const meetAtCard = <T>({ card }: CardHolder, requests: readonly (() => Promise<T>)[]) =>
  meetAt(app.db, cardLedger(card.account_id), requests)
const raiseLimit = (holder: CardHolder) =>
  app.db.query('update card_account set daily_limit = 500000000 where id = $1', [holder.card.account_id])

test('SBX-016 SBX-019 two transfers at once that together exceed the balance: one is made', async () => {
  const holder = await app.holder()
  await raiseLimit(holder)
  const friend = await app.holder()
  const bodies = [await prepare(holder, elsewhere, 50_000_000), await prepare(holder, friend.card.number, 50_000_000)]
  const all = await meetAtCard(
    holder,
    bodies.map((body) => () => holder.post(cardPath, body)),
  )
  expect(statusesOf(all)).toEqual([200, 400])
  expect(errorMessage(all.find(({ status }) => status === 400)?.body)).toBe('موجودی کافی نیست')
  expect(await holder.balance()).toBe(balance - 50_000_000 - 10_000)
})

test('BNK-072 SBX-019 two transfers at once that draw on the same units: one is made', async () => {
  const holder = await app.holder()
  await raiseLimit(holder)
  await holder.confirm('PATCH', '/bank/api/v1/asset-back/', { enabled: true })
  const bodies = [await prepare(holder, elsewhere, 140_000_000), await prepare(holder, lostElsewhere, 140_000_000)]
  const all = await meetAtCard(
    holder,
    bodies.map((body) => () => holder.post(cardPath, body)),
  )
  expect(statusesOf(all)).toEqual([200, 400])
})

test('SBX-019 people who pay one another at the same moment do not wait for each other', async () => {
  const [one, other] = [await app.holder(), await app.holder()]
  const ways: readonly (readonly [CardHolder, CardHolder])[] = [
    [one, other],
    [other, one],
  ]
  for (const amount of [1_000_000, 2_000_000, 3_000_000]) {
    const bodies = []
    for (const [from, to] of ways) bodies.push({ from, body: await prepare(from, to.card.number, amount) })
    const all = await Promise.all([
      ...bodies.map(({ from, body }) => from.post(cardPath, body)),
      runAllDueJobs(app.db, app).then(() => ({ status: 200 })),
    ])
    expect(statusesOf(all)).toEqual([200, 200, 200])
  }
  expect([await one.balance(), await other.balance()]).toEqual([balance - 21_600, balance - 21_600])
})

test('SBX-112 SBX-009 a charge that gateway, clock and person find at the same moment is one', async () => {
  const holder = await app.holder()
  const charge = () =>
    holder.post<Payment>(
      '/bank/api/v1/charge/',
      { account_id: holder.card.account_id, amount: 5_000_000 },
      'charge-me-once',
    )
  const [first, second] = await Promise.all([charge(), charge()])
  expect(first.body).toEqual(second.body)
  const landing = first.body.payment_methods[0]?.landing_url ?? ''
  await Promise.all([
    app.press(landing, 'SUCCESS', 5_000_000),
    holder.get('/bank/api/v1/transactions/'),
    app.press(landing, 'SUCCESS', 5_000_000),
    runAllDueJobs(app.db, app),
  ])
  expect(await holder.balance()).toBe(balance + 5_000_000)
})

test('BNK-067 SBX-019 money that a bank sends back comes back once, even when several look at the same moment', async () => {
  const holder = await app.holder()
  await app.pay(holder, lostElsewhere, { amount: 10_000_000 })
  app.clock.advance(31)
  await Promise.all([
    runAllDueJobs(app.db, app),
    holder.get('/bank/api/v1/transactions/'),
    runAllDueJobs(app.db, app),
    holder.balance(),
  ])
  expect(await holder.balance()).toBe(balance)
})

test('BNK-073 SBX-019 a card that is blocked while it pays is blocked after the payment', async () => {
  const holder = await app.holder()
  const body = await prepare(holder, elsewhere, 1_000_000)
  const [paid, blocked] = await meetAtCard(holder, [
    () => holder.post(cardPath, body),
    () => holder.post<BankSetting>('/bank/api/v1/card/block/', { is_blocked: true }),
  ])
  expect(paid?.status).toBe(200)
  expect(blocked).toMatchObject({ status: 200, body: { is_blocked: true } })
  expect(await holder.balance()).toBe(balance - 1_007_200)
  expect((await app.pay(holder, elsewhere, { amount: 3_000_000 })).status).toBe(409)
})

const redeem = (who: TestClient, code: string) => who.post('/prize/api/v1/voucher/redeem/', { code })
const unitsOf = async (who: TestClient) =>
  (await who.get<{ units: number }>('/fund/api/v1/user_fund/12180/')).body.units

test('SBX-052 T16 a voucher that one person redeems five times at once is one prize', async () => {
  const who = await app.investor()
  const all = await times(5, () => redeem(who, 'SARV50'))
  expect(statusesOf(all)).toEqual([200, 400, 400, 400, 400])
  expect(await unitsOf(who)).toBe(50)
})

test('SBX-052 five people at once for the last prize: one gets it', async () => {
  const people = []
  for (let index = 0; index < 5; index++) people.push(await app.investor())
  expect(statusesOf(await Promise.all(people.map((who) => redeem(who, 'AVALIN'))))).toEqual([200, 400, 400, 400, 400])
  const units = await Promise.all(people.map(unitsOf))
  expect(units.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 100])
})

test('ERR-37 T17 of twenty voucher codes that are guessed at the same moment five are judged', async () => {
  const who = await app.investor()
  const statuses = statusesOf(await times(20, (index) => redeem(who, `GUESS${index}`)))
  expect(statuses).toEqual([...Array.from({ length: 5 }, () => 400), ...Array.from({ length: 15 }, () => 429)])
})

test('SBX-016 after all of these races the books are right, and nothing failed on the way', async () => {
  await expectBankInvariants(app.db)
  // A job that failed logs it, and reports it in no other way.
  expect(errors.mock.calls).toEqual([])
})
