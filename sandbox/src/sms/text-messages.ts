import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import { unavailable } from '../errors/domain-error'
import type { Clock, Time } from '../time/clock'

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
  if (!(await deliver(sql, clock, message)))
    throw unavailable({
      fa: 'سامانهٔ پیامک پاسخ نمی‌دهد و چیزی فرستاده نشد. کمی بعد دوباره تلاش کنید.',
      en: 'The SMS service does not respond, and nothing was sent. Try again a little later.',
    })
}

/**
 * Tells a person by text message what became of their money or card. Always Persian: it is sent outside of a request,
 * so no request names the app's language. While the SMS service does not respond it is left out, and the work goes
 * on.
 */
export async function notify(sql: Sql, time: Time, sub: string, text: string): Promise<void> {
  const { mobile } = firstRow(await sql.query<{ mobile: string }>('select mobile from person where sub = $1', [sub]))
  await deliver(sql, time, { receiver: mobile, text: `سرو: ${text}`, code: null })
}

async function deliver(sql: Sql, time: Time, message: Omit<Message, 'sent_at'>): Promise<boolean> {
  const sent = await sql.query(
    `insert into sms (receiver, text, code, sent_at) select $1, $2, $3, $4
     where not exists (select 1 from fact where name = $5) returning 1`,
    [message.receiver, message.text, message.code, time.now(), outageOf(message.receiver)],
  )
  return sent.length > 0
}

/** The newest messages first, of one receiver or of all. */
export function readMessages(sql: Sql, receiver: string | undefined): Promise<Message[]> {
  return sql.query<Message>(
    `select receiver, text, code, sent_at from sms where $1::text is null or receiver = $1 order by id desc limit 100`,
    [receiver ?? null],
  )
}
