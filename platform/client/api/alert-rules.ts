import type { ApiError } from './api-error'
import type { Failure } from './endpoint'
import { detailIn, errorMessageIn } from './error-message'

/** A failed call as the alert rules see it. */
export interface FailedCall {
  readonly error: Pick<ApiError, 'kind' | 'status' | 'body'>
  /** Who shows the failures of this endpoint. */
  readonly failure: Failure
}

/** Outcome of the alert rules. */
export type AlertDecision = { show: string } | { open: 'onboarding' } | 'nothing'

/**
 * Decides what the shell does about a failed call, by ERR-01…ERR-07.
 * @param previousText the text of the last alert on this page; undefined after a change of page (ERR-02)
 * @param fallback the message for errors of which the server sent none, in the person's language (ERR-01)
 * @example alertFor({ error, failure: endpoint.failure }, previous, t('error')) // { show: 'Balance too low.' }
 */
export function alertFor(
  { error, failure }: FailedCall,
  previousText: string | undefined,
  fallback: string,
): AlertDecision {
  if (error.kind === 'aborted') return 'nothing'
  const detail = error.kind === 'http' ? detailIn(error.body) : undefined
  // Codes for the client, never sentences: no flag turns them into an alert.
  if (detail === 'ONB-REQUIRED') return { open: 'onboarding' }
  if (detail === 'LIMIT_AMOUNT') return 'nothing'
  // A question and no failure: the screen asks for the code.
  if (error.kind === 'http' && error.status === 428) return 'nothing'
  const text = (error.kind === 'http' ? errorMessageIn(error.status, error.body) : undefined) ?? fallback
  if (failure === 'always') return { show: text }
  if (failure === 'caller' || error.status === 401 || error.status === 403) return 'nothing'
  return text === previousText ? 'nothing' : { show: text }
}
