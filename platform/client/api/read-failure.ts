import { isObject } from '../../lib/is-object'
import { isOperationMissing } from './missing-operation'

/** The fields of an ApiError that are read here. */
interface Failure {
  readonly kind?: unknown
  readonly status?: unknown
  readonly detail?: unknown
  readonly body?: unknown
}

/** Key of the error message in `ui:failure.*`. */
export type FailureKey = 'offline' | 'slow' | 'forbidden' | 'unknown'

const fieldsOf = (error: unknown): Failure => (isObject(error) ? error : {})

/** The message key of a failed query. (F28, D-27) @example failureKey(query.error) // 'offline' */
export function failureKey(error: unknown): FailureKey {
  const { kind, status } = fieldsOf(error)
  if (kind === 'network') return 'offline'
  if (kind === 'timeout') return 'slow'
  return status === 403 ? 'forbidden' : 'unknown'
}

/** The server's own error message; undefined when it sent none. (ERR-01) */
export function sentenceOf(error: unknown): string | undefined {
  const { detail } = fieldsOf(error)
  return typeof detail === 'string' ? detail : undefined
}

/** Whether the API does not have the operation that was called. (ERR-38) */
export function isMissing(error: unknown): boolean {
  const { status, body } = fieldsOf(error)
  return isOperationMissing(Number(status), body)
}

/** Whether the error is a 404: there is no such thing for this person. */
export function isNotFound(error: unknown): boolean {
  return fieldsOf(error).status === 404
}

/** Whether an amount is below a limit: a code for the client and no sentence. (ERR-05) */
export function isLimitAmount(error: unknown): boolean {
  const { body } = fieldsOf(error)
  return isObject(body) && body.detail === 'LIMIT_AMOUNT'
}
