import { expect } from '@jest/globals'
import { newCardFee } from '@sarv/shared/rules/constants'
import type { AsyncCommand } from 'fast-check'
import { type Card, findCard } from '../../bank/card'
import { runAllDueJobs } from '../../jobs/runner'
import { expectBankInvariants } from '../bank/bank-invariants'
import type { BankTestApp, CardHolder } from '../bank-test-app'
import { type Model, meet, pass } from './model'

/** Several people and the bank. */
export interface Walk {
  readonly app: BankTestApp
  readonly holders: readonly CardHolder[]
  /** Of one unit of the card's fund, the same all the time. */
  readonly price: number
}

export type Command = AsyncCommand<Model, Walk>

export const command = (name: string, options: object, act: (model: Model, real: Walk) => Promise<void>): Command => ({
  check: () => true,
  toString: () => `${name} ${JSON.stringify(options)}`,
  async run(model, real) {
    pass(model, real.app.clock.now().getTime())
    meet(model, `[${name}]`)
    await act(model, real)
    await expectAgreement(model, real)
  },
})

/** The books are right, and everybody has what the model says. */
async function expectAgreement(model: Model, { app, holders }: Walk): Promise<void> {
  await runAllDueJobs(app.db, app)
  await expectBankInvariants(app.db)
  const subs = holders.map(({ sub }) => sub)
  const rows = await app.db.query<{ sub: string; balance: number; units: number; cards: number }>(
    `select a.sub, l.balance, h.units, (select count(*) from bank_card c where c.account_id = a.id) as cards
     from card_account a join ledger_account l on l.name = 'card:' || a.id
       join holding h on h.sub = a.sub and h.ds_code = '12180' where a.sub = any($1)`,
    [subs],
  )
  const found = subs.map((sub) => rows.find((row) => row.sub === sub))
  expect(found.map((row) => [row?.balance, row?.units, row?.cards])).toEqual(
    model.holders.map((one) => [one.balance, one.units, one.cards]),
  )
  const waiting = model.holders.filter(({ reissueDueAt }) => reissueDueAt !== undefined).length
  expect(await readFees(app)).toEqual({ earned: model.fees, waiting: waiting * newCardFee })
  const transit = await app.db.query<{ id: number }>(
    'select id from bank_transfer where due_at is not null order by id',
  )
  expect(transit.map(({ id }) => id)).toEqual(model.inTransit.map(({ id }) => id).toSorted((a, b) => a - b))
}

/** Fees that the bank has earned, and those of cards that it has not made yet. */
export async function readFees({ db }: BankTestApp): Promise<{ earned: number; waiting: number }> {
  const [fees] = await db.query<{ earned: number; waiting: number }>(
    `select coalesce(sum(balance) filter (where name = 'fees'), 0)::bigint as earned,
       coalesce(sum(balance) filter (where name like 'reissue:%'), 0)::bigint as waiting from ledger_account`,
  )
  return fees ?? { earned: Number.NaN, waiting: Number.NaN }
}

export function find(real: Walk, holder: number): CardHolder {
  const one = real.holders[holder]
  if (one === undefined) throw new Error(`nobody is number ${holder}`)
  return one
}

/** The card that works now. */
export async function cardOf(real: Walk, holder: number): Promise<Card> {
  const card = await findCard(real.app.db, find(real, holder).sub)
  if (card === undefined) throw new Error(`number ${holder} has no card`)
  return card
}
