import { isOpen } from '../money/money-intent'
import { type Refusal, refusalOf } from '../money/refusal'

/** What ApiError says about a request that failed. */
interface Failed {
  readonly kind: string
  readonly status: number
  readonly detail: string | undefined
}

/**
 * How a request for another broker ended: nobody knows (`lost`: it may be sent again under the same key), the shell asks
 * for what is missing (`prompted`), or why it was refused, ERR-17 among the reasons. (INV-073)
 */
export function changeFailure(failed: Failed): 'lost' | 'prompted' | Refusal {
  if (isOpen(failed)) return 'lost'
  return refusalOf(failed) ?? 'prompted'
}
