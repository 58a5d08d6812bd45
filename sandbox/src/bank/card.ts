import type { Sql } from '../db/sql'
import { notFound } from '../errors/domain-error'

/** The person's account with the card that works for it. Number, CVV2 and expiry never stand in an answer or a log as they are here. */
export interface Card {
  readonly account_id: number
  readonly card_id: number
  readonly sub: string
  /** ST-08 and ST-13. */
  readonly status: string
  readonly account_status: string
  readonly account_number: string
  readonly iban: string
  readonly asset_back: boolean
  readonly daily_limit: number
  readonly number: string
  readonly cvv2: string
  readonly expiry: string
  readonly is_blocked: boolean
  readonly licensed_until: string
}

/** The account of the ledger that holds a bank account's money. */
export const cardLedger = (accountId: number) => `card:${accountId}`

const selectCard = `
  select a.id as account_id, c.id as card_id, a.sub, a.status, a.account_status, a.account_number, a.iban, a.asset_back, a.daily_limit,
    c.number, c.cvv2, c.expiry, c.is_blocked, c.licensed_until
  from card_account a join bank_card c on c.account_id = a.id and c.replaced_at is null`

/**
 * The card of a person, locked; not found where the person has no card, or `accountId` names another person's account.
 */
export async function lockCard(sql: Sql, sub: string, accountId?: number): Promise<Card> {
  const [card] = await sql.query<Card>(
    `${selectCard} where a.sub = $1 and ($2::bigint is null or a.id = $2) for update of a`,
    [sub, accountId ?? null],
  )
  if (card === undefined) throw notFound()
  return card
}

/** The same, to be looked at only; undefined where the person has no card. */
export async function findCard(sql: Sql, sub: string, accountId?: number): Promise<Card | undefined> {
  const [card] = await sql.query<Card>(`${selectCard} where a.sub = $1 and ($2::bigint is null or a.id = $2)`, [
    sub,
    accountId ?? null,
  ])
  return card
}
