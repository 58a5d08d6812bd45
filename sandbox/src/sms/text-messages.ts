import type { Sql } from '../db/sql'
import { unavailable } from '../errors/domain-error'
import type { InboxKind } from '../inbox-entries/inbox-kinds'
import type { LocalText } from '../local-text/local-text'
import { isSignedIn } from '../push/push-subscriptions'
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

/** What a person is told about their money or account. It never has a code or another secret in it. */
export interface Notice {
  readonly kind: InboxKind
  /** Without the name of Sarv. */
  readonly text: LocalText
  /** Where its entry in the inbox leads: type and id as in a banner. */
  readonly action?: { readonly type: string; readonly link?: string | number }
}

/**
 * Tells a person what became of their money, card or account: in the inbox, and by text message and on their devices as
 * they chose for the kind. One statement, so that none is without the entry; what goes to devices waits in an outbox for
 * `sendPushes`. The text message is always Persian: it is sent outside of a request, so no request names the app's
 * language. While the SMS service does not respond it is left out, and the work goes on. (D-177, SBX-130, SBX-145)
 */
export async function notify(sql: Sql, time: Time, sub: string, { kind, text, action }: Notice): Promise<void> {
  const link = action?.link === undefined ? null : String(action.link)
  await sql.query(
    `with entry as (
       insert into inbox_entry (sub, kind, text, action_type, link, created_at) values ($1, $2, $3, $4, $5, $6)
       returning id
     ), choice as (
       select coalesce(bool_and(sms), true) as sms, coalesce(bool_and(push), true) as push
       from notice_choice where sub = $1 and kind = $2
     ), push as (
       insert into push_message (subscription_id, entry_id, due_at)
       select s.id, entry.id, $6 from push_subscription s, entry, choice
       where s.sub = $1 and choice.push and ${isSignedIn}
     )
     insert into sms (receiver, text, sent_at)
     select mobile, $7, $6 from person, choice
     where sub = $1 and choice.sms and not exists (select 1 from fact where name = $8 || mobile)`,
    [sub, kind, JSON.stringify(text), action?.type ?? null, link, time.now(), `سرو: ${text.fa}`, outageOf('')],
  )
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
