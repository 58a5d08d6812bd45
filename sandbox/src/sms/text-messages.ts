import type { Sql } from '../db/sql'
import { unavailable } from '../errors/domain-error'
import type { Clock } from '../time/clock'

export interface Message {
  readonly receiver: string
  readonly text: string
  /** The code in the text, where it is one. */
  readonly code: string | null
  readonly sent_at: Date
}

const outageOf = (receiver: string) => `sms-outage ${receiver}`

/** Fault injection: lets the SMS service fail for a receiver, or work again. */
export async function setSmsOutage(sql: Sql, receiver: string, isDown: boolean): Promise<void> {
  if (isDown) {
    await sql.query("insert into fact (name, value) values ($1, 'true') on conflict do nothing", [outageOf(receiver)])
  } else await sql.query('delete from fact where name = $1', [outageOf(receiver)])
}

/**
 * Sends a text message; in the sandbox it arrives in the inbox at once.
 * @throws DomainError where the SMS service does not respond; what the same transaction wrote is undone
 */
export async function sendMessage(sql: Sql, clock: Clock, message: Omit<Message, 'sent_at'>): Promise<void> {
  const sent = await sql.query(
    `insert into sms (receiver, text, code, sent_at) select $1, $2, $3, $4
     where not exists (select 1 from fact where name = $5) returning 1`,
    [message.receiver, message.text, message.code, clock.now(), outageOf(message.receiver)],
  )
  if (sent.length === 0)
    throw unavailable({
      fa: 'سامانهٔ پیامک پاسخ نمی‌دهد و چیزی فرستاده نشد. کمی بعد دوباره تلاش کنید.',
      en: 'The SMS service does not respond, and nothing was sent. Try again a little later.',
    })
}

/** The newest messages first, of one receiver or of all. */
export function readMessages(sql: Sql, receiver: string | undefined): Promise<Message[]> {
  return sql.query<Message>(
    `select receiver, text, code, sent_at from sms where $1::text is null or receiver = $1 order by id desc limit 100`,
    [receiver ?? null],
  )
}
