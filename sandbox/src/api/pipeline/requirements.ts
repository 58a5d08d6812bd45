import { investorLevel } from '@sarv/shared/rules/constants'
import type { Person } from '../../access/person'
import { httpError } from '../../http/http-error'

/** Authorization guard: a person who has not finished the onboarding gets the code that opens the shell's prompt (ERR-04). */
export function requireInvestor(person: Person): void {
  if (person.level < investorLevel) throw httpError(400, { detail: 'ONB-REQUIRED' })
}

/** Idempotency guard: money moves only under a key: without one a repeated request could not be told from a new one (T16). */
export function requireKey(key: string | undefined): void {
  if (key === undefined)
    throw httpError(400, {
      message: {
        fa: 'این درخواست کلید یکتا ندارد. صفحه را تازه کنید و دوباره بفرستید.',
        en: 'This request has no unique key. Refresh the page and send it again.',
      },
    })
}
