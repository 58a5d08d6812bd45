import type { Language } from '@sarv/platform/client/i18n/language'
import { firstRow } from '../db/first-row'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import type { WaitReason } from '../one-time-code/code-limits'
import { waitMessage } from '../one-time-code/wait-message'
import { type Clock, later } from '../time/clock'
import { updateAttempt } from './attempt'
import { type Messages, messagesByLanguage } from './messages'

/** `page` is for an error that belongs to no field. */
export type FormErrorField = 'mobile' | 'national_code' | 'code' | 'page'
export type Typed = Readonly<Record<string, string>>

/** Validation errors of a form, or how long to wait before it may be sent. */
export type FormErrorCause =
  | { readonly errors: Readonly<Partial<Record<FormErrorField, LocalText>>> }
  | { readonly field: FormErrorField; readonly wait: { readonly by: WaitReason; readonly seconds: number } }

/** FormError as a page shows it. */
export interface FormError {
  readonly status: 400 | 429
  readonly errors: Readonly<Partial<Record<FormErrorField, string>>>
  readonly typed: Typed
  /** Until the same form may be sent again. */
  readonly retryAfter?: number
}

/** One of the provider's errors, in both languages. */
export const errorText = (choose: (errors: Messages['errors'], language: Language) => string): LocalText => ({
  fa: choose(messagesByLanguage.fa.errors, 'fa'),
  en: choose(messagesByLanguage.en.errors, 'en'),
})

/** Keeps a formError for the page that the form is redirected to; returns its name there. */
export async function storeFormError(
  sql: Sql,
  clock: Clock,
  uid: string,
  typed: Typed,
  refused: FormErrorCause,
): Promise<number> {
  await updateAttempt(sql, clock, uid, {})
  const wait = 'wait' in refused ? refused.wait : undefined
  const errors = 'wait' in refused ? { [refused.field]: null } : refused.errors
  const kept = firstRow(
    await sql.query<{ id: number }>(
      `insert into sign_in_refusal (uid, typed, errors, wait_for, wait_until) values ($1, $2, $3, $4, $5) returning id`,
      [
        uid,
        JSON.stringify(typed),
        JSON.stringify(errors),
        wait?.by ?? null,
        wait === undefined ? null : later(clock.now(), wait.seconds * 1000),
      ],
    ),
  )
  return kept.id
}

/** The formError that an address names, unless it belongs to another sign-in or the time to wait is over. */
export async function readFormError(
  sql: Sql,
  clock: Clock,
  uid: string,
  id: string,
  language: Language,
): Promise<FormError | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined
  const [kept] = await sql.query<{
    typed: Typed
    errors: Partial<Record<FormErrorField, LocalText | null>>
    wait_for: WaitReason | null
    wait_until: Date | null
  }>('select typed, errors, wait_for, wait_until from sign_in_refusal where id = $1 and uid = $2', [id, uid])
  if (kept === undefined) return undefined
  const { typed, wait_for, wait_until } = kept
  const seconds = wait_until === null ? 0 : Math.ceil((wait_until.getTime() - clock.now().getTime()) / 1000)
  if (wait_until !== null && seconds <= 0) return undefined
  const wait = wait_for === null ? undefined : waitMessage(wait_for, seconds)[language]
  const errors = Object.fromEntries(
    Object.entries(kept.errors).map(([field, error]) => [field, error?.[language] ?? wait]),
  )
  return { status: wait === undefined ? 400 : 429, errors, typed, ...(wait !== undefined && { retryAfter: seconds }) }
}
