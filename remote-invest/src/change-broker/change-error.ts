import { isOutcomeUnknown } from '@sarv/shared/outbox/money-intent'
import { type RequestError, toRequestError } from '@sarv/shared/outbox/request-error'

/** The part of ApiError that this file reads. */
interface ErrorFacts {
  readonly kind: string
  readonly status: number
  readonly detail: string | undefined
}

/**
 * Classifies the error of a broker change: the outcome is unknown (`lost`: it may be retried under the same key), the shell
 * prompts for what is missing (`prompted`), or the message of the rejection, ERR-17 among them. (INV-073)
 */
export function classifyChangeError(error: ErrorFacts): 'lost' | 'prompted' | RequestError {
  if (isOutcomeUnknown(error)) return 'lost'
  return toRequestError(error) ?? 'prompted'
}
