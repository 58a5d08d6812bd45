import { minutes } from '@sarv/shared/api/freshness'

export interface Mending {
  /** A one-time code or a payment is under way. */
  readonly locked: boolean
  /** When this tab loaded itself anew last; milliseconds, undefined for never. */
  readonly last: number | undefined
  readonly now: number
}

/** Whether a page whose files are gone may load itself anew: never inside a code or a payment, once in ten minutes. (F25) */
export function mayMend({ locked, last, now }: Mending): boolean {
  if (locked) return false
  // A clock that was set back says nothing.
  return last === undefined || now < last || now - last >= minutes(10)
}
