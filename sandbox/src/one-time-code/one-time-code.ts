import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../db/sql'
import { sendMessage } from '../sms/text-messages'
import type { Clock } from '../time/clock'

/** Lifetime of a code in seconds, and how long a person waits before asking for another one (CON-03 names 1:59). */
export const codeSeconds = 119
/** Wrong tries before a code is dead. */
const maxTries = 5
/** Codes to one receiver in a quarter of an hour that were never used. */
const maxSends = 5
const roundSeconds = 15 * 60

export interface CodeSubject {
  /** What the code confirms: `sign-in`, `contract`; limits are counted for each alone. */
  readonly purpose: string
  /** The mobile number. */
  readonly receiver: string
  /** The one thing it confirms: the sign-in's uid, the contract's uuid. A code of another request is a wrong one. */
  readonly request: string
}

export type Sent = { readonly at: 'sent'; readonly seconds: number } | { readonly at: 'wait'; readonly seconds: number }

/**
 * Sends a new code of `digits` digits, or says how many seconds to wait: for the countdown of the last code, or for the
 * end of a round with too many. `textFor` makes the message.
 * @example await sendCode(db, clock, { purpose: 'contract', receiver, request: uuid }, 5, (code) => `کد امضا: ${code}`)
 */
export async function sendCode(
  sql: Sql,
  clock: Clock,
  about: CodeSubject,
  digits: number,
  textFor: (code: string) => string,
): Promise<Sent> {
  // Two requests for one receiver at the same moment are counted one after the other.
  await sql.query('select pg_advisory_xact_lock(hashtext($1))', [`code ${about.purpose} ${about.receiver}`])
  const seconds = await secondsUntilResend(sql, clock, about)
  if (seconds > 0) return { at: 'wait', seconds }
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const now = clock.now()
  await sql.query(
    `insert into one_time_code (purpose, receiver, request, code, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [about.purpose, about.receiver, about.request, code, now, after(now, codeSeconds)],
  )
  await sendMessage(sql, clock, { receiver: about.receiver, text: textFor(code), code })
  return { at: 'sent', seconds: codeSeconds }
}

/** Cooldown: seconds until another code may be sent; 0 for now. */
export async function secondsUntilResend(
  sql: Sql,
  clock: Clock,
  { purpose, receiver, request }: CodeSubject,
): Promise<number> {
  const now = clock.now()
  const unused = await sql.query<{ request: string; sent_at: Date }>(
    `select request, sent_at from one_time_code
     where purpose = $1 and receiver = $2 and used_at is null and sent_at > $3 order by sent_at`,
    [purpose, receiver, after(now, -roundSeconds)],
  )
  const secondsUntil = (from: Date | undefined, seconds: number) =>
    from === undefined ? 0 : Math.max(0, Math.ceil((from.getTime() - now.getTime()) / 1000 + seconds))
  const last = unused.filter((code) => code.request === request).at(-1)
  const round = unused.length < maxSends ? undefined : unused.at(-maxSends)
  return Math.max(secondsUntil(last?.sent_at, codeSeconds), secondsUntil(round?.sent_at, roundSeconds))
}

export type Checked =
  | { readonly is: 'right' }
  | { readonly is: 'expired' | 'used' | 'dead' | 'none' }
  | { readonly is: 'wrong'; readonly triesLeft: number }

/**
 * Verifies a code and uses it up when it is right. A wrong try is counted in the same transaction, so commit it: throw
 * with `keepChanges`, or return. `code` is the typed text in ASCII digits.
 * @example const checked = await checkCode(db, clock, about, normalizeCode(body.code))
 */
export async function checkCode(sql: Sql, clock: Clock, about: CodeSubject, code: string): Promise<Checked> {
  const [sent] = await sql.query<{
    id: number
    code: string
    expires_at: Date
    wrong_tries: number
    used_at: Date | null
  }>(
    `select id, code, expires_at, wrong_tries, used_at from one_time_code
     where purpose = $1 and receiver = $2 and request = $3 order by id desc limit 1 for update`,
    [about.purpose, about.receiver, about.request],
  )
  if (sent === undefined) return { is: 'none' }
  if (sent.used_at !== null) return { is: 'used' }
  if (sent.wrong_tries >= maxTries) return { is: 'dead' }
  if (sent.expires_at <= clock.now()) return { is: 'expired' }
  if (same(code, sent.code)) {
    await sql.query('update one_time_code set used_at = $2 where id = $1', [sent.id, clock.now()])
    return { is: 'right' }
  }
  await sql.query('update one_time_code set wrong_tries = wrong_tries + 1 where id = $1', [sent.id])
  const triesLeft = maxTries - sent.wrong_tries - 1
  return triesLeft > 0 ? { is: 'wrong', triesLeft } : { is: 'dead' }
}

/** Constant-time comparison. */
function same(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}
