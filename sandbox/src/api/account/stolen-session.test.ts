import { expect, test } from '@jest/globals'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { buildIban } from '../../identifiers/check-digits'
import { openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

const accounts = '/fund/api/v1/accounts/'

/** Rial on their way to a place that is not the person's own: proceeds to foreign accounts, and transfers. */
async function sentOut(sub: string, own: readonly string[]): Promise<number> {
  const [row] = await app.db.query<{ rial: number }>(
    `select (select coalesce(sum(o.amount), 0) from fund_order o join payout_account a on a.id = o.payout_account_id
             where o.sub = $1 and not a.iban = any($2))::bigint
          + (select coalesce(sum(t.amount), 0) from bank_transfer t join card_account c on c.id = t.account_id
             where c.sub = $1)::bigint as rial`,
    [sub, own],
  )
  return row?.rial ?? Number.NaN
}

test('SBX-122 SBX-124 T35 a session that was taken for a minute gets 0 rial out, and the person hears of every try', async () => {
  const victim = await app.holder()
  const thief = await app.holder()
  const before = (await victim.get<FundAccount[]>(accounts)).body
  const own = before.map(({ iban }) => iban)
  const past = await sentOut(victim.sub, own)
  const [thiefs] = (await thief.get<FundAccount[]>(accounts)).body
  const [fund] = await app.db.query<{ ds_code: string; units: number }>(
    'select ds_code, units from holding where sub = $1 and units > 0 limit 1',
    [victim.sub],
  )
  const sell = (bank_account_id: number | undefined) =>
    victim.post('/fund/api/v1/orders/', { side: 'SELL', ds_code: fund?.ds_code, units: fund?.units, bank_account_id })
  const { account_id } = victim.card
  const wish = { account_id, card_number: thief.card.number, amount: 10_000_000 }
  const walk = [
    // The thief's own account, a stranger's, and each with a guessed code.
    await victim.change('POST', accounts, { iban: thiefs?.iban }),
    await victim.change('POST', accounts, { iban: thief.card.iban }),
    await victim.change('POST', accounts, { iban: buildIban('012', '0000000000299') }),
    await victim.change('POST', accounts, { iban: buildIban('012', '0000000000201') }),
    await victim.change('POST', accounts, { iban: buildIban('012', '0000000000201') }, '000000'),
    await sell(thiefs?.id),
    await victim.change('PATCH', '/bank/api/v1/setting/', { card_daily: 500_000_000 }),
    await victim.change('PATCH', '/bank/api/v1/asset-back/', { enabled: true }),
    await victim.post('/bank/api/v1/transfer/card/otp/', wish),
    await victim.post('/bank/api/v1/transfer/card/', { ...wish, password: '000000' }),
    await victim.change('PATCH', '/onboarding/api/v1/user-contact/', { email: 'thief@site.com' }),
  ].map(({ status }) => status)
  expect(walk).toEqual([400, 400, 400, 428, 400, 404, 428, 428, 200, 400, 428])
  expect((await victim.get<FundAccount[]>(accounts)).body).toEqual(before)
  expect((await sentOut(victim.sub, own)) - past).toBe(0)
  const texts = await app.db.query<{ text: string }>(
    'select text from sms where receiver = (select mobile from person where sub = $1) order by id',
    [victim.sub],
  )
  expect(texts.map(({ text }) => text.split('\n')[1])).toEqual([
    expect.stringMatching(/^افزودن حساب/),
    expect.stringMatching(/^افزایش سقف/),
    expect.stringMatching(/^اجازهٔ فروش/),
    expect.stringMatching(/^انتقال/),
    expect.stringMatching(/^ثبت ایمیل/),
  ])
})
