import type { Clock } from '../../clock'
import { transfer } from '../../ledger/transfer'
import type { Sql } from '../sql'
import { nameOnCard } from './names'
import { cardNumberOf, ibanOf, maskedCard } from './numbers'
import type { CardState } from './person-kinds'
import { digits, randomOf } from './random'

/** The house's bank card or the request for one; there is a number once the account has a balance. */
export async function giveCard(sql: Sql, clock: Clock, sub: string, state: CardState): Promise<void> {
  const [owner] = await sql.query<{ mobile: string; first_name: string | null; last_name: string | null }>(
    'select mobile, first_name, last_name from person where sub = $1',
    [sub],
  )
  const random = randomOf(`card of ${owner?.mobile}`)
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
      isMade ? maskedCard(cardNumberOf(`627412${digits(random, 9)}`)) : null,
      isMade ? account : null,
      isMade ? ibanOf('091', account) : null,
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
