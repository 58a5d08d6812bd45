import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../db/sql'
import { type Clock, later } from '../time/clock'

const cookieName = 'identity_browser'
const offerPauseMs = 90 * 86_400_000
/** The longest that a browser keeps a cookie. */
const maxAgeSeconds = 400 * 86_400

const idIn = (cookies: string | undefined) =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]

const digest = (id: string) => createHash('sha256').update(id).digest('base64url')

/** The browser that asks, where a person signed in with this number in it before: it has limits of its own. (T17, D-98) */
export async function findKnownBrowser(
  sql: Sql,
  cookies: string | undefined,
  mobile: string,
): Promise<string | undefined> {
  const id = idIn(cookies)
  if (id === undefined) return undefined
  const [known] = await sql.query<{ browser: string }>(
    'select browser from known_browser where browser = $1 and mobile = $2',
    [digest(id), mobile],
  )
  return known?.browser
}

/** Finds who signed in last in this browser, and whether a passkey for it was made or used here. (HST-059, D-128) */
export async function findLastSignIn(
  sql: Sql,
  cookies: string | undefined,
): Promise<{ readonly mobile: string; readonly has_passkey: boolean } | undefined> {
  const id = idIn(cookies)
  if (id === undefined) return undefined
  const [last] = await sql.query<{ mobile: string; has_passkey: boolean }>(
    'select mobile, has_passkey from known_browser where browser = $1 order by seen_at desc limit 1',
    [digest(id)],
  )
  return last
}

/** Forgets this browser, with its numbers. */
export async function forgetBrowser(sql: Sql, cookies: string | undefined): Promise<void> {
  const id = idIn(cookies)
  if (id !== undefined) await sql.query('delete from known_browser where browser = $1', [digest(id)])
}

/** Whether this browser may be offered a passkey for a number: once a quarter, and not where it was taken. (D-128) */
export async function mayOfferPasskey(
  sql: Sql,
  clock: Clock,
  cookies: string | undefined,
  mobile: string,
): Promise<boolean> {
  const id = idIn(cookies)
  if (id === undefined) return true
  const [known] = await sql.query<{ passkey_offered_at: Date | null; has_passkey: boolean }>(
    'select passkey_offered_at, has_passkey from known_browser where browser = $1 and mobile = $2',
    [digest(id), mobile],
  )
  if (known === undefined) return true
  const { has_passkey, passkey_offered_at } = known
  return !has_passkey && (passkey_offered_at === null || passkey_offered_at < later(clock.now(), -offerPauseMs))
}

/** A person has no passkey any more: browsers offer none to sign in with, and may offer to make one. */
export async function forgetPasskeys(sql: Sql, mobile: string): Promise<void> {
  await sql.query('update known_browser set has_passkey = false where mobile = $1', [mobile])
}

/** Remembers that a person signed in with this number; returns the cookie by which the browser is known again. */
export async function rememberBrowser(
  sql: Sql,
  clock: Clock,
  cookies: string | undefined,
  mobile: string,
  isSecure: boolean,
  passkey?: 'has' | 'declined',
): Promise<string> {
  const id = idIn(cookies) ?? randomBytes(32).toString('base64url')
  const now = clock.now()
  await sql.query(
    `insert into known_browser as known (browser, mobile, seen_at, has_passkey, passkey_offered_at) values ($1, $2, $3, $4, $5)
     on conflict (browser, mobile) do update set seen_at = excluded.seen_at,
       has_passkey = known.has_passkey or excluded.has_passkey,
       passkey_offered_at = coalesce(excluded.passkey_offered_at, known.passkey_offered_at)`,
    [digest(id), mobile, now, passkey === 'has', passkey === 'declined' ? now : null],
  )
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName}=${id}; Path=/sign-in; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${secure}`
}
