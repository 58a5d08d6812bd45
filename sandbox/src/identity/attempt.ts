import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import type { Clock } from '../time/clock'

/** How a person proved to be themselves, in the words of RFC 8176: a code by text message, or a key. */
export type Proof = 'otp' | 'pop'

/** Sign-in attempt: how far one sign-in came; `uid` is the provider's interaction. */
export interface Attempt {
  readonly uid: string
  readonly language: Language | null
  readonly mobile: string | null
  readonly national_code: string | null
  /** When the registry's code was right: from then on a password may be chosen. */
  readonly registry_confirmed_at: Date | null
  /** The authenticated person, while a question or a page is shown before they are signed in. */
  readonly proved_sub: string | null
  readonly proved_by: Proof | null
  readonly wants_passkeys: boolean
}

export async function readAttempt(sql: Sql, uid: string): Promise<Attempt | undefined> {
  const [attempt] = await sql.query<Attempt>(
    'select uid, language, mobile, national_code, registry_confirmed_at, proved_sub, proved_by, wants_passkeys from sign_in_attempt where uid = $1',
    [uid],
  )
  return attempt
}

/**
 * Upsert of what was typed; another number or code needs its own confirmation. With a valid number, earlier refusals are
 * dropped: Back must not show an error above a number that was taken.
 */
export async function updateAttempt(
  sql: Sql,
  clock: Clock,
  uid: string,
  typed: { mobile?: string; national_code?: string; language?: Language },
): Promise<void> {
  await sql.query(
    `insert into sign_in_attempt as kept (uid, mobile, national_code, language, began_at) values ($1, $2, $3, $4, $5)
     on conflict (uid) do update set
       registry_confirmed_at = case
         when coalesce($2, kept.mobile) is distinct from kept.mobile then null
         when coalesce($3, kept.national_code) is distinct from kept.national_code then null
         else kept.registry_confirmed_at end,
       mobile = coalesce($2, kept.mobile),
       national_code = coalesce($3, kept.national_code),
       language = coalesce($4, kept.language)`,
    [uid, typed.mobile ?? null, typed.national_code ?? null, typed.language ?? null, clock.now()],
  )
  if (typed.mobile !== undefined) await sql.query('delete from sign_in_refusal where uid = $1', [uid])
}

export async function confirmByRegistry(sql: Sql, clock: Clock, uid: string): Promise<void> {
  await sql.query('update sign_in_attempt set registry_confirmed_at = $2 where uid = $1', [uid, clock.now()])
}

export async function keepProved(sql: Sql, uid: string, sub: string, by: Proof): Promise<void> {
  await sql.query('update sign_in_attempt set proved_sub = $2, proved_by = $3 where uid = $1', [uid, sub, by])
}

export async function wantPasskeys(sql: Sql, uid: string): Promise<void> {
  await sql.query('update sign_in_attempt set wants_passkeys = true where uid = $1', [uid])
}
