import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { VoucherPrize } from '@sarv/shared/contract/voucher'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type BankTestApp, openBankTestApp } from '../../testing/bank-test-app'
import type { TestClient } from '../../testing/test-app'

let app: BankTestApp
beforeAll(async () => {
  app = await openBankTestApp('2026-11-21T08:30:00Z')
})
afterAll(async () => {
  await expectBankInvariants(app.db)
  await app.close()
})

async function person(): Promise<TestClient & { sub: string }> {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  return { sub, ...(await app.signIn(sub)) }
}
const redeem = (who: TestClient, code: unknown, key?: string | null) =>
  who.post<VoucherPrize>('/prize/api/v1/voucher/redeem/', { code }, key)
const unitsOf = async (who: TestClient) =>
  (await who.get<{ units: number }>('/fund/api/v1/user_fund/12180/')).body.units

test('SBX-052 a voucher brings units of the card’s fund at once, with an order and its transaction', async () => {
  const who = await person()
  expect(await redeem(who, ' sarv۵۰ ')).toMatchObject({
    status: 200,
    body: { sub_title: '۵۰ واحد صندوق سپیدار کارت', link: '/funds/12180' },
  })
  expect(await unitsOf(who)).toBe(50)
  const { body } = await who.get<{ results: { status: string }[] }>('/fund/api/v1/transactions/12180/')
  expect(body.results.map(({ status }) => status)).toEqual(['SUCCESS'])
})

test.each([
  ['NOSUCH', 'این کد هدیه شناخته نیست.'],
  ['MEHRGAN', 'این کد هدیه پیش‌تر استفاده شده است.'],
  ['TABESTAN', 'مهلت این کد هدیه گذشته است.'],
  ['', 'کد هدیه را وارد کنید.'],
  [' \u200c', 'کد هدیه را وارد کنید.'],
  [null, 'کد هدیه را وارد کنید.'],
  ["' or 1=1 --", 'این کد هدیه شناخته نیست.'],
  ['ا'.repeat(10_000), 'این کد هدیه شناخته نیست.'],
])('SBX-052 ERR-22 the code %.20j is refused: %s', async (code, message) => {
  const who = await person()
  const { status, body } = await redeem(who, code)
  expect([status, errorMessage(body)]).toEqual([400, message])
  expect(await unitsOf(who)).toBe(0)
})

test('SBX-052 a person has a prize of a voucher once, and none without a key', async () => {
  const who = await person()
  expect((await redeem(who, 'SARV50', null)).status).toBe(400)
  await redeem(who, 'SARV50')
  expect(errorMessage((await redeem(who, 'SARV50')).body)).toBe('شما پیش‌تر از این کد هدیه استفاده کرده‌اید.')
})

test('ERR-37 SBX-052 T17 after five unknown codes in a quarter of an hour the right one has to wait too', async () => {
  const [who, other] = [await person(), await person()]
  for (let guess = 0; guess < 5; guess++) {
    app.clock.advance(60)
    // A known or an empty code does not count as a guess.
    expect((await redeem(who, guess % 2 === 0 ? 'TABESTAN' : '')).status).toBe(400)
    expect((await redeem(who, `SARV${guess}`, 'one-key-for-all')).status).toBe(400)
  }
  app.clock.advance(30)
  const refused = await redeem(who, 'SARV50')
  expect([refused.status, errorMessage(refused.body), refused.headers['retry-after']]).toEqual([
    429,
    'چند بار کد هدیهٔ ناشناخته وارد کردید. ۱۱ دقیقهٔ دیگر دوباره تلاش کنید.',
    '630',
  ])
  const english = await redeem(await app.signIn(who.sub, 'en'), 'SARV50')
  expect(errorMessage(english.body)).toBe('You have entered several unknown gift codes. Try again in 11 min.')
  expect((await redeem(other, 'SARV50')).status).toBe(200)
  app.clock.advance(629)
  expect((await redeem(who, 'SARV50')).status).toBe(429)
  app.clock.advance(1)
  expect((await redeem(who, 'SARV50')).status).toBe(200)
  expect(await unitsOf(who)).toBe(50)
})
