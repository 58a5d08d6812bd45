import { expect, test } from '@jest/globals'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { cardFund } from '@sarv/shared/rules/constants'
import { buildIban } from '../../identifiers/check-digits'
import { runAllDueJobs } from '../../jobs/runner'
import { errorMessage } from '../../testing/api-client'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { openBeforeAll } from '../../testing/open-before-all'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:30:00Z'))

const path = '/fund/api/v1/accounts/'
const accountsOf = async (who: CardHolder) => (await who.get<FundAccount[]>(path)).body
const add = (who: CardHolder, iban: string) => who.confirm<FundAccount[]>('POST', path, { iban })
const choose = (who: CardHolder, id: number) => who.confirm('PATCH', `${path}${id}/`, { is_default: true })
const sell = (who: CardHolder, bank_account_id: number) =>
  who.post('/fund/api/v1/orders/', { side: 'SELL', ds_code: cardFund, units: 1, bank_account_id })

const notYours = /به نام و کد ملی شما نیست/
const nobody = /صاحب این شبا پیدا نشد/
const ibanOf: Readonly<Record<string, (who: CardHolder) => string | Promise<string>>> = {
  'of the own card': (who) => who.card.iban,
  'of another bank that no person here has': () => buildIban('012', '0000000000101'),
  'of the card of another person': async () => (await app.holder()).card.iban,
  'of the payout account of another person': async () => (await accountsOf(await app.holder()))[1]?.iban ?? '',
  'that the inquiry gives to another person': () => buildIban('012', '0000000000199'),
  'of Sarv’s bank that does not exist': () => buildIban('091', '0000000000101'),
  'of a bank that does not exist': () => buildIban('999', '0000000000101'),
}

test.each<[keyof typeof ibanOf, number, RegExp | undefined]>([
  ['of the own card', 200, undefined],
  ['of another bank that no person here has', 200, undefined],
  ['of the card of another person', 400, notYours],
  ['of the payout account of another person', 400, notYours],
  ['that the inquiry gives to another person', 400, notYours],
  ['of Sarv’s bank that does not exist', 404, nobody],
  ['of a bank that does not exist', 404, nobody],
])('SBX-123 an IBAN %s: %d', async (whose, status, message) => {
  const who = await app.holder()
  const before = await accountsOf(who)
  const answer = await add(who, (await ibanOf[whose]?.(who)) ?? '')
  expect([answer.status, errorMessage(answer.body)]).toEqual([
    status,
    message === undefined ? '' : expect.stringMatching(message),
  ])
  expect((await accountsOf(who)).length).toBe(before.length + (status === 200 ? 1 : 0))
})

test('SBX-124 CON-33 a new account gets no proceeds and is no default for 24 hours, then it does and is', async () => {
  const who = await app.holder()
  const { body: accounts } = await add(who, buildIban('012', '0000000000102'))
  const added = accounts.at(-1)
  if (added === undefined) throw new Error('Missing account: expected the one that was added')
  expect(accounts.map(({ usable_from }) => usable_from)).toEqual([null, null, '2026-11-22T08:30:00.000Z'])
  const waits =
    'این حساب تازه افزوده شده است و واریز به آن از ۱ آذر ۱۴۰۵ ساعت ۱۲:۰۰ ممکن است. حساب دیگری را انتخاب کنید.'
  for (const seconds of [0, 86_399]) {
    app.clock.advance(seconds)
    for (const refused of [await sell(who, added.id), await choose(who, added.id)])
      expect([refused.status, errorMessage(refused.body)]).toEqual([409, waits])
  }
  app.clock.advance(1)
  expect((await accountsOf(who)).map(({ usable_from }) => usable_from)).toEqual([null, null, null])
  expect((await sell(who, added.id)).status).toBe(200)
  expect((await choose(who, added.id)).status).toBe(200)
  expect((await accountsOf(who)).find(({ is_default }) => is_default)?.id).toBe(added.id)
})

test('SBX-124 a profit waits for a default account that is not usable yet, and is paid once it is', async () => {
  const who = await app.investor({ kind: 'limit-amount' })
  const paid = async () =>
    (await app.db.query<{ n: number }>('select count(*)::int as n from profit_payout where sub = $1', [who.sub]))[0]?.n
  await runAllDueJobs(app.db, app)
  const before = await paid()
  // The first account of a person who has none is the default one at once.
  await app.db.query("update payout_account set usable_from = '2027-02-01T00:00:00Z' where sub = $1", [who.sub])
  app.clock.advance(40 * 86_400)
  await runAllDueJobs(app.db, app)
  expect(await paid()).toBe(before)
  app.clock.advance(40 * 86_400)
  await runAllDueJobs(app.db, app)
  expect(await paid()).toBeGreaterThan(before ?? 0)
})
