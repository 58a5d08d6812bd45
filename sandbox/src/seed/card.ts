import { findCard } from '../bank/card'
import { makeCard, openAccount } from '../bank/issue-card'
import type { Sql } from '../db/sql'
import { seededRandom } from '../fake-data/seeded-random'
import type { Clock } from '../time/clock'
import { addDays, tehranDay } from '../time/tehran'
import { addCardHistory, addIncome, historyCost, openingDaysAgo } from './card-history'
import type { CardState } from './person-kinds'

/** So far the licence of a seeded card runs: soon enough to be renewed. */
const licenceDays = 100

/** Sarv's bank card or the request for one; there are an account and a card once the account has a balance. */
export async function addCard(sql: Sql, clock: Clock, sub: string, state: CardState): Promise<void> {
  const [account] = await sql.query<{ id: number; mobile: string }>(
    `with made as (
       insert into card_account (sub, status, account_status, onb_status, messages) values ($1, $2, $3, $4, $5)
       returning id, sub
     ) select made.id, p.mobile from made join person p on p.sub = made.sub`,
    [sub, state.status, state.accountStatus, state.onbStatus, JSON.stringify(state.messages ?? [])],
  )
  if (state.balance === undefined || account === undefined) return
  const random = seededRandom(`card of ${account.mobile}`)
  await openAccount(sql, clock, account.id, random)
  await makeCard(sql, clock, account.id, 'sarv', random)
  await sql.query('update bank_card set licensed_until = $2 where account_id = $1', [
    account.id,
    addDays(tehranDay(clock.now()), licenceDays),
  ])
  const isUsed = state.accountStatus === 'active'
  await addIncome(sql, clock, account.id, {
    daysAgo: openingDaysAgo,
    type: 'deposit',
    name: { fa: 'واریز نخستین', en: 'First deposit' },
    amount: state.balance + (isUsed ? historyCost : 0),
  })
  const card = isUsed ? await findCard(sql, sub) : undefined
  if (card !== undefined) await addCardHistory(sql, clock, card)
}
