import type { Sql } from '../db/sql'
import { nameOnCard } from '../fake-data/person-names'
import { digits, seededRandom } from '../fake-data/seeded-random'
import { buildCardNumber, buildIban, maskCardNumber } from '../identifiers/check-digits'
import { transfer } from '../ledger/transfer'
import type { Clock } from '../time/clock'
import type { CardState } from './person-kinds'

/** Sarv's bank card or the request for one; there is a number once the account has a balance. */
export async function addCard(sql: Sql, clock: Clock, sub: string, state: CardState): Promise<void> {
  const [owner] = await sql.query<{ mobile: string; first_name: string | null; last_name: string | null }>(
    'select mobile, first_name, last_name from person where sub = $1',
    [sub],
  )
  const random = seededRandom(`card of ${owner?.mobile}`)
  const account = digits(random, 13)
  const isMade = state.balance !== undefined
  const [card] = await sql.query<{ id: number }>(
    `insert into card_account
       (sub, status, account_status, card_number, account_number, iban, owner_name, card_name, onb_status, messages)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      sub,
      state.status,
      state.accountStatus,
      isMade ? maskCardNumber(buildCardNumber(`627412${digits(random, 9)}`)) : null,
      isMade ? account : null,
      isMade ? buildIban('091', account) : null,
      isMade && owner ? nameOnCard(owner.first_name, owner.last_name) : null,
      isMade ? 'sarv' : null,
      state.onbStatus,
      JSON.stringify(state.messages ?? []),
    ],
  )
  if (state.balance === undefined || card === undefined) return
  await transfer(sql, clock, `card-opening:${card.id}`, [
    { account: 'world', amount: -state.balance },
    { account: `card:${card.id}`, amount: state.balance },
  ])
}
