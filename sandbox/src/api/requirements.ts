import type { Person } from './bearer'
import { refuse } from './refuse'

const READY = 2

/** Who is not through the onboarding gets the code that opens the shell's prompt (ERR-04). */
export function requireInvestor(person: Person): void {
  if (person.level < READY) throw refuse(400, 'ONB-REQUIRED')
}

/** Money moves only under a key: without one a repeated request could not be told from a new one (T16). */
export function requireKey(key: string | undefined): void {
  if (key === undefined)
    throw refuse(400, { message: 'این درخواست کلید یکتا ندارد. صفحه را تازه کنید و دوباره بفرستید.' })
}
