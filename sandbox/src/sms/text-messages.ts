import type { Sql } from '../db/sql'
import type { Clock } from '../time/clock'

export interface Message {
  readonly receiver: string
  readonly text: string
  /** The code in the text, where it is one. */
  readonly code: string | null
  readonly sent_at: Date
}

/** Sends a text message; in the sandbox it arrives in the inbox at once. */
export async function sendMessage(sql: Sql, clock: Clock, message: Omit<Message, 'sent_at'>): Promise<void> {
  await sql.query('insert into sms (receiver, text, code, sent_at) values ($1, $2, $3, $4)', [
    message.receiver,
    message.text,
    message.code,
    clock.now(),
  ])
}

/** The newest messages first, of one receiver or of all. */
export function readMessages(sql: Sql, receiver: string | undefined): Promise<Message[]> {
  return sql.query<Message>(
    `select receiver, text, code, sent_at from sms where $1::text is null or receiver = $1 order by id desc limit 100`,
    [receiver ?? null],
  )
}
