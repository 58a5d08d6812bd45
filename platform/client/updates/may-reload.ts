/** What the decision to reload depends on. */
export interface ReloadFacts {
  /** A one-time code or a payment is under way. */
  readonly isHeld: boolean
  /** When this tab last reloaded itself; milliseconds since 1970, undefined for never. */
  readonly last: number | undefined
  readonly now: number
}

/** Whether a stale page may reload itself: never inside a code or a payment, once in ten minutes. (F25) */
export function mayReload({ isHeld, last, now }: ReloadFacts): boolean {
  if (isHeld) return false
  // A clock that was set back says nothing.
  return last === undefined || now < last || now - last >= 600_000
}
