import { createHash, randomBytes } from 'node:crypto'
import type { Sql } from '../db/sql'
import type { Clock } from '../time/clock'

const cookieName = 'identity_browser'
/** The longest that a browser keeps a cookie. */
const maxAgeSeconds = 400 * 86_400

const idIn = (cookies: string | undefined) =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]

const digest = (id: string) => createHash('sha256').update(id).digest('base64url')

/** The browser that asks, where somebody signed in with this number in it before: it has limits of its own. (T17, D-98) */
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

/** Remembers that somebody signed in with this number; returns the cookie by which the browser is known again. */
export async function rememberBrowser(
  sql: Sql,
  clock: Clock,
  cookies: string | undefined,
  mobile: string,
  isSecure: boolean,
): Promise<string> {
  const id = idIn(cookies) ?? randomBytes(32).toString('base64url')
  await sql.query(
    `insert into known_browser (browser, mobile, seen_at) values ($1, $2, $3)
     on conflict (browser, mobile) do update set seen_at = excluded.seen_at`,
    [digest(id), mobile, clock.now()],
  )
  const secure = isSecure ? '; Secure' : ''
  return `${cookieName}=${id}; Path=/sign-in; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${secure}`
}
