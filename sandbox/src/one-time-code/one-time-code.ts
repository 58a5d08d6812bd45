import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Sql } from '../db/sql'
import { sendMessage } from '../sms/text-messages'
import { type Clock, later } from '../time/clock'
import {
  type AddressLimits,
  type AskerKind,
  addressLimits,
  type CodeLimit,
  codeLimits,
  longDigits,
  shortCodeTries,
  type WaitReason,
  waitReason,
} from './code-limits'
import { type CodeOrigin, findWait } from './count-codes'

/** Lifetime of a code in seconds, and how long a person waits before asking for another one (CON-03 names 1:59). */
export const codeSeconds = 119
/** Wrong tries before a code is dead. */
export const maxTries = 5

export interface CodeSubject {
  /** What the code confirms: `sign-in`, `contract`. */
  readonly purpose: string
  /** The mobile number. */
  readonly receiver: string
  /** The one thing it confirms: the sign-in's uid, the contract's uuid. A code of another request is a wrong one. */
  readonly request: string
}

/** A caller who asks for a code and is not signed in. */
export interface Asker {
  /** IPv4 address, or the network of an IPv6 one. */
  readonly address: string
  /** The browser, where it signed in with this number before. */
  readonly browser: string | undefined
  readonly limits: AddressLimits
}

export type Sent =
  | { readonly kind: 'sent'; readonly seconds: number }
  | { readonly kind: 'wait'; readonly seconds: number; readonly by: WaitReason }

/**
 * Sends a new code of `digits` digits, or says how many seconds to wait, and for what: the countdown of the last code, or
 * a limit (code-limits.ts). A stranger's is longer where strangers have guessed. `textFor` makes the message.
 * @param asker of a stranger's code; without it, the receiver is signed in
 * @example await sendCode(db, clock, { purpose: 'contract', receiver, request: uuid }, 5, (code) => `کد امضا: ${code}`)
 */
export async function sendCode(
  sql: Sql,
  clock: Clock,
  about: CodeSubject,
  digits: number,
  textFor: (code: string) => string,
  asker?: Asker,
): Promise<Sent> {
  // Two requests of one address, or for one receiver, at the same moment are counted one after the other.
  if (asker !== undefined) await lock(sql, asker.address)
  await lock(sql, about.receiver)
  const origin = { ...about, address: asker?.address ?? null, browser: asker?.browser ?? null }
  const kind = kindOf(origin)
  const countdown = await secondsUntilResend(sql, clock, about)
  const ofAddress = kind === 'stranger' && asker !== undefined ? addressLimits(asker.limits) : []
  const wait = await findWait(sql, clock, [...codeLimits[kind], ...ofAddress], origin)
  if (wait !== undefined && wait.seconds > countdown)
    return { kind: 'wait', seconds: wait.seconds, by: waitReason(wait.limit) }
  if (countdown > 0) return { kind: 'wait', seconds: countdown, by: 'countdown' }
  const length = (await isGuessedAt(sql, clock, origin)) ? longDigits : digits
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  const now = clock.now()
  await sql.query(
    `insert into one_time_code (purpose, receiver, request, code, sent_at, expires_at, address, browser)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      about.purpose,
      about.receiver,
      about.request,
      code,
      now,
      later(now, codeSeconds * 1000),
      origin.address,
      origin.browser,
    ],
  )
  await sendMessage(sql, clock, { receiver: about.receiver, text: textFor(code), code })
  return { kind: 'sent', seconds: codeSeconds }
}

/** Cooldown: seconds of the countdown of the last code that are left; 0 for none. */
export async function secondsUntilResend(
  sql: Sql,
  clock: Clock,
  { purpose, receiver, request }: CodeSubject,
): Promise<number> {
  const now = clock.now()
  const [last] = await sql.query<{ sent_at: Date }>(
    `select sent_at from one_time_code
     where purpose = $1 and receiver = $2 and request = $3 and used_at is null and sent_at > $4
     order by sent_at desc limit 1`,
    [purpose, receiver, request, later(now, -codeSeconds * 1000)],
  )
  return last === undefined ? 0 : Math.ceil((last.sent_at.getTime() - now.getTime()) / 1000 + codeSeconds)
}

/** How many digits the last code of a request has; undefined before one was sent. */
export async function findCodeLength(
  sql: Sql,
  { purpose, receiver, request }: CodeSubject,
): Promise<number | undefined> {
  const [last] = await sql.query<{ code: string }>(
    'select code from one_time_code where purpose = $1 and receiver = $2 and request = $3 order by id desc limit 1',
    [purpose, receiver, request],
  )
  return last?.code.length
}

export type Checked =
  | { readonly kind: 'right' }
  | { readonly kind: 'expired' | 'used' | 'dead' | 'none' }
  /** Strangers have guessed at this number since the code was sent; the next one is longer. */
  | { readonly kind: 'short' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  /** Too many wrong tries of all codes together. */
  | { readonly kind: 'locked'; readonly seconds: number }

/**
 * Verifies a code and uses it up when it is right. A wrong try is counted in the same transaction, so commit it: throw
 * with `keepChanges`, or return. `code` is the typed text in ASCII digits.
 * @example const checked = await checkCode(db, clock, about, normalizeCode(body.code))
 */
export async function checkCode(sql: Sql, clock: Clock, about: CodeSubject, code: string): Promise<Checked> {
  await lock(sql, about.receiver)
  const [sent] = await sql.query<{
    id: number
    code: string
    expires_at: Date
    wrong_tries: number
    used_at: Date | null
    address: string | null
    browser: string | null
  }>(
    `select id, code, expires_at, wrong_tries, used_at, address, browser from one_time_code
     where purpose = $1 and receiver = $2 and request = $3 order by id desc limit 1 for update`,
    [about.purpose, about.receiver, about.request],
  )
  if (sent === undefined) return { kind: 'none' }
  if (sent.used_at !== null) return { kind: 'used' }
  if (sent.wrong_tries >= maxTries) return { kind: 'dead' }
  if (sent.expires_at <= clock.now()) return { kind: 'expired' }
  const origin = { ...about, address: sent.address, browser: sent.browser }
  const wait = await findWait(sql, clock, codeLimits[kindOf(origin)].filter(isOfTries), origin)
  if (wait !== undefined) return { kind: 'locked', seconds: wait.seconds }
  if (sent.code.length < longDigits && (await isGuessedAt(sql, clock, origin))) return { kind: 'short' }
  if (same(code, sent.code)) {
    await sql.query('update one_time_code set used_at = $2 where id = $1', [sent.id, clock.now()])
    await sql.query('update one_time_code set is_proved = true where receiver = $1 and request = $2', [
      about.receiver,
      about.request,
    ])
    return { kind: 'right' }
  }
  await sql.query('update one_time_code set wrong_tries = wrong_tries + 1 where id = $1', [sent.id])
  const triesLeft = maxTries - sent.wrong_tries - 1
  return triesLeft > 0 ? { kind: 'wrong', triesLeft } : { kind: 'dead' }
}

/** Constant-time comparison. */
function same(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Whether strangers have guessed so often at a number that a stranger's code for it is longer. */
async function isGuessedAt(sql: Sql, clock: Clock, origin: CodeOrigin): Promise<boolean> {
  return kindOf(origin) === 'stranger' && (await findWait(sql, clock, [shortCodeTries], origin)) !== undefined
}

function kindOf({ address, browser }: Pick<CodeOrigin, 'address' | 'browser'>): AskerKind {
  if (address === null) return 'person'
  return browser === null ? 'stranger' : 'known browser'
}

const isOfTries = ({ of }: CodeLimit) => of === 'wrong tries'

const lock = (sql: Sql, what: string) => sql.query('select pg_advisory_xact_lock(hashtext($1))', [`code ${what}`])
