import { expect, jest, test } from '@jest/globals'
import { newCardFee } from '@sarv/shared/rules/constants'
import { runAllDueJobs } from '../../jobs/runner'
import { expectBankInvariants } from '../../testing/bank/bank-invariants'
import { type CardHolder, openBankTestApp } from '../../testing/bank-test-app'
import { cardValues, createCardClient } from '../../testing/card-client'
import { openBeforeAll } from '../../testing/open-before-all'
import { infoIn } from '../../testing/pma-client'

const app = openBeforeAll(() => openBankTestApp('2026-11-21T08:00:00Z'))
const errors = jest.spyOn(console, 'error')

const cardsOf = async (sub: string) =>
  (
    await app.db.query<{ replaced_at: Date | null }>(
      'select c.replaced_at from bank_card c join card_account a on a.id = c.account_id where a.sub = $1',
      [sub],
    )
  ).map(({ replaced_at }) => replaced_at === null)
const flowsOf = async (sub: string) => (await app.db.query('select 1 from onboarding where sub = $1', [sub])).length
const all = <T>(acts: readonly (() => Promise<T>)[], first = 0) =>
  Promise.all([...acts.slice(first), ...acts.slice(0, first)].map((act) => act()))

test.each([0, 1, 2])(
  'SBX-049 SBX-019 two tabs that finish a request for a card: one account, one card (%d)',
  async (first) => {
    const who = await app.investor({ kind: 'card-required' })
    const path = createCardClient(who)
    const [begun] = (await all([() => path.start(), () => path.start(), () => path.start()])).map(({ body }) => body)
    if (begun === undefined) throw new Error('nothing begun')
    expect(await flowsOf(who.sub)).toBe(1)
    const last = await path.passAll(begun, ['base_info', 'card', 'video'])
    const address_id = await who.addAddress('card@site.com')
    const ends = await all([
      () => path.submit(last, 'address', { address_id }),
      () => path.submit(last, 'address', { address_id }),
      () => path.submit(last, 'card', { card_name: cardValues.card_name }),
    ])
    expect(
      ends
        .map(({ status }) => status)
        .toSorted()
        .slice(0, 1),
    ).toEqual([200])
    expect((await path.fetch()).body.current_stage).toBe('FINALIZE')

    app.clock.advance(31)
    await all<unknown>(
      [() => runAllDueJobs(app.db, app), path.fetch, path.account, () => runAllDueJobs(app.db, app)],
      first,
    )
    expect(await cardsOf(who.sub)).toEqual([true])
    expect(await path.account()).toMatchObject({ status: 'verified' })
  },
)

async function untilPayment(holder: CardHolder) {
  const path = createCardClient(holder, 'REISSUE_CARD')
  const waiting = await path.passAll(await path.confirm((await path.start()).body), ['card', 'video', 'address'])
  return { path, landing: String(infoIn(waiting, 'payment', 'payment_methods', 'IPG')) }
}
const feesOf = async (kind: 'earned' | 'refunded', sub: string) =>
  (
    await app.db.query(
      `select 1 from ledger_transfer t join onboarding o on t.event = 'reissue-' || $1 || ':' || o.uuid where o.sub = $2`,
      [kind, sub],
    )
  ).length

test.each([0, 1, 2, 3])(
  'SBX-009 SBX-019 F47 a card’s fee that all find at one moment is paid once (%d)',
  async (first) => {
    const holder = await app.holder()
    const { path, landing } = await untilPayment(holder)
    const press = () => app.press(landing, 'SUCCESS', newCardFee)
    await all<unknown>([press, path.start, () => runAllDueJobs(app.db, app), press], first)
    expect((await path.start()).body.current_stage).toBe('FINALIZE')
    const paid = await app.db.query(
      "select 1 from payment where sub = $1 and kind = 'REISSUE' and status = 'SUCCESS'",
      [holder.sub],
    )
    expect(paid).toHaveLength(1)
  },
)

test.each([0, 1, 2, 3])(
  'SBX-015 SBX-019 clock and bank decide at one moment: a card, or the fee back (%d)',
  async (first) => {
    const holder = await app.holder()
    const { path, landing } = await untilPayment(holder)
    await app.press(landing, 'SUCCESS', newCardFee)
    app.clock.advance(31)
    const refuse = () => app.review({ sub: holder.sub, stage: 'finalize', kind: 'refused' }).catch(() => 'too late')
    await all<unknown>(
      [
        refuse,
        () => runAllDueJobs(app.db, app),
        path.account,
        () => app.pay(holder, '6037991111111112', { amount: 1_000_000 }),
      ],
      first,
    )
    const isMade = (await feesOf('earned', holder.sub)) === 1
    expect([await feesOf('earned', holder.sub), await feesOf('refunded', holder.sub)]).toEqual(isMade ? [1, 0] : [0, 1])
    expect((await cardsOf(holder.sub)).toSorted()).toEqual(isMade ? [false, true] : [true])
  },
)

test('SBX-016 after all of these races the books are right, and nothing failed on the way', async () => {
  await expectBankInvariants(app.db)
  // A job that failed logs it, and reports it in no other way.
  expect(errors.mock.calls).toEqual([])
})
