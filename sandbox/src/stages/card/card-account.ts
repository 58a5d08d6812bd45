import type { Sql } from '../../db/sql'
import type { StageMessage } from '../flow/stage-message'

/** Whether the person has a card, in use or blocked. */
export async function hasCard(sql: Sql, sub: string): Promise<boolean> {
  const cards = await sql.query("select 1 from card_account where sub = $1 and status in ('verified', 'blocked')", [
    sub,
  ])
  return cards.length > 0
}

interface RequestStatus {
  /** ST-08, ST-13, ST-05. */
  readonly status: 'pending' | 'waiting' | 'failed'
  readonly account_status: 'pending' | 'inquiry'
  readonly onb_status: 'ACTIVE' | 'FAILED'
  readonly messages: readonly StageMessage[]
}

/** Writes how far the request for a card is where the account will be. */
export async function setRequestStatus(
  sql: Sql,
  sub: string,
  { status, account_status, onb_status, messages }: RequestStatus,
): Promise<void> {
  await sql.query(
    `insert into card_account (sub, status, account_status, onb_status, messages) values ($1, $2, $3, $4, $5)
     on conflict (sub) do update set status = excluded.status, account_status = excluded.account_status,
       onb_status = excluded.onb_status, messages = excluded.messages`,
    [sub, status, account_status, onb_status, JSON.stringify(messages)],
  )
}

/** A blocked card that was replaced no longer blocks its account. */
export async function unblockAccount(sql: Sql, sub: string): Promise<void> {
  await sql.query(
    `update card_account set status = 'verified', account_status = 'active', messages = '[]'
     where sub = $1 and status = 'blocked'`,
    [sub],
  )
}
