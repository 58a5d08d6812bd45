import { beforeAll, expect, test } from '@jest/globals'
import type { AssetBack, BankSetting, CardSecrets } from '@sarv/shared/contract/bank-settings'
import { reissueCard } from '../../bank/issue-card'
import { createPerson } from '../../seed/person'
import { errorMessage } from '../../testing/api-client'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const path = '/bank/api/v1/setting/'
const codePath = '/bank/api/v1/card/otp/'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))
let holder: CardHolder
beforeAll(async () => {
  holder = await app.holder()
})

const setting = async (who = holder) => (await who.get<BankSetting>(path)).body

test('SBX-113 the settings of a new card holder', async () => {
  expect(await setting()).toEqual({
    account_id: holder.card.account_id,
    is_blocked: false,
    limits: { card_daily: 100_000_000, card_daily_max: 500_000_000, used_today: 0 },
    license: { valid_until: '2027-03-01', can_renew: true },
    terms_url: '/static/terms-card.pdf',
  })
})

test('SBX-113 who has no account has no settings, and switches nothing', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'card-pending' }))
  const withoutCard = await app.signIn(sub)
  const statuses = [
    await withoutCard.get(path),
    await withoutCard.patch(path, { card_daily: 10_000 }),
    await withoutCard.post('/bank/api/v1/card/block/', { is_blocked: true }),
    await withoutCard.post(codePath, { purpose: 'PIN' }),
    await withoutCard.post('/bank/api/v1/license-renewal/'),
    await withoutCard.patch('/bank/api/v1/asset-back/', { enabled: true }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 404, 404, 409])
  expect((await withoutCard.get('/bank/api/v1/asset-back/yearly-return/')).status).toBe(200)
})

test('SBX-113 the daily limit of the card is what transfers keep to, and counts this day in Tehran', async () => {
  const changed = await holder.patch<BankSetting>(path, { card_daily: 3_000_000 })
  expect(changed.body.limits.card_daily).toBe(3_000_000)
  expect((await app.pay(holder, '6037991111111112', { amount: 2_000_000 })).status).toBe(200)
  expect((await setting()).limits.used_today).toBe(2_000_000)
  const refused = await app.pay(holder, '6037991111111112', { amount: 1_000_001 })
  expect([refused.status, errorMessage(refused.body)]).toEqual([400, expect.stringContaining('۱٬۰۰۰٬۰۰۰ ریال دیگر')])
  // Midnight in Tehran.
  app.clock.advance(12 * 3600)
  expect((await setting()).limits.used_today).toBe(0)
})

test.each([9_999, 0, -1, 500_000_001, 10_000.5, '1000000', null, undefined])(
  'SBX-113 a daily limit of %p is refused',
  async (card_daily) => {
    const { status, body } = await holder.patch(path, { card_daily })
    expect([status, errorMessage(body)]).toEqual([400, expect.stringMatching(/سقف/)])
  },
)

test('SBX-113 a card is blocked and unblocked, twice is once; what the bank blocked stays', async () => {
  const block = (who: CardHolder, is_blocked: unknown) =>
    who.confirm<BankSetting>('POST', '/bank/api/v1/card/block/', { is_blocked })
  expect((await block(holder, true)).body.is_blocked).toBe(true)
  expect((await block(holder, true)).body.is_blocked).toBe(true)
  expect((await block(holder, false)).body.is_blocked).toBe(false)
  expect((await block(holder, 'yes')).status).toBe(400)
  expect((await block(await app.holder({ kind: 'card-blocked' }), false)).status).toBe(409)
})

test('SBX-113 T17 a new PIN takes a code; the PIN is kept as a hash only', async () => {
  const change = (code: string, pin: unknown) => holder.post('/bank/api/v1/card/pin/', { code, pin })
  expect((await holder.post(codePath, { purpose: 'PIN' })).status).toBe(200)
  expect((await holder.post(codePath, { purpose: 'PIN' })).status).toBe(429)
  const code = await holder.newestCode()
  for (const pin of ['1111', '1234', '9876', '123', '12a4', '', null]) {
    expect([pin, (await change(code, pin)).status]).toEqual([pin, 400])
  }
  const wrong = await change(code === '000000' ? '000001' : '000000', '2580')
  expect([wrong.status, errorMessage(wrong.body)]).toEqual([400, expect.stringContaining('۴ تلاش')])
  expect((await change(code, '۲۵۸۰')).status).toBe(200)
  expect((await change(code, '2581')).status).toBe(400)
  const [card] = await app.db.query<{ pin_hash: string }>('select pin_hash from bank_card where id = $1', [
    holder.card.card_id,
  ])
  expect(card?.pin_hash).toMatch(/^scrypt:/)
})

test('SBX-113 the whole card is shown by a code of that purpose, once, and kept with no reply', async () => {
  const reveal = (code: string, key: string) => holder.post<CardSecrets>('/bank/api/v1/card/reveal/', { code }, key)
  await holder.post(codePath, { purpose: 'REVEAL' })
  const code = await holder.newestCode()
  expect((await holder.post('/bank/api/v1/card/pin/', { code, pin: '2580' })).status).toBe(400)
  const { number: card_number, cvv2, expiry } = holder.card
  expect((await reveal(code, 'first-time')).body).toEqual({ card_number, cvv2, expiry })
  expect((await reveal(code, 'first-time')).status).toBe(400)
  const kept = await app.db.query(
    "select 1 from idempotency_record where call like '%reveal%' or reply::text like $1",
    [`%${card_number}%`],
  )
  expect(kept).toEqual([])
})

test('SBX-113 a code for the previous card is invalid for the next one', async () => {
  const other = await app.holder()
  await other.post(codePath, { purpose: 'REVEAL' })
  await app.db.transaction((sql) => reissueCard(sql, app.clock, { sub: other.sub, cardName: 'shab' }))
  expect((await other.post('/bank/api/v1/card/reveal/', { code: await other.newestCode() })).status).toBe(400)
})

test('SBX-113 BNK-074 the licence is renewed in its last half year, and not again', async () => {
  const renew = () => holder.post('/bank/api/v1/license-renewal/')
  const button = 'بازگشت به کارت'
  expect((await renew()).body).toEqual({ status: 'success', message: 'مجوز کارت تا ۲۹ اسفند ۱۴۰۷ تمدید شد.', button })
  expect((await setting()).license).toEqual({ valid_until: '2029-03-19', can_renew: false })
  expect((await renew()).body).toMatchObject({ status: 'failed', message: expect.stringContaining('هنوز زمان') })
})

test('SBX-040 BNK-072 asset-back tells the fund’s yearly return, and is switched on and off', async () => {
  const read = async () => (await holder.get<AssetBack>('/bank/api/v1/asset-back/yearly-return/')).body
  const { yearly_return, enabled } = await read()
  expect([yearly_return, enabled]).toEqual([expect.closeTo(21.3, 0), false])
  for (const wanted of [true, true, false]) {
    const { body } = await holder.confirm<AssetBack>('PATCH', '/bank/api/v1/asset-back/', { enabled: wanted })
    expect(body).toEqual({ yearly_return, enabled: wanted })
  }
  const resting = await app.holder({ kind: 'card-verified' })
  expect((await resting.patch('/bank/api/v1/asset-back/', { enabled: true })).status).toBe(409)
})
