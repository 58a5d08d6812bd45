/** What a failed read says of itself, as an ApiError does. */
interface Failure {
  readonly kind?: unknown
  readonly status?: unknown
  readonly detail?: unknown
}

/** Which sentence of `ui:failure.*` tells the person what happened. */
export type FailureKey = 'offline' | 'slow' | 'forbidden' | 'unknown'

const factsOf = (error: unknown): Failure => (typeof error === 'object' && error !== null ? error : {})

/** The kind of a failed read, in the words of the dictionary. (F28, D-27) @example failureKey(query.error) // 'offline' */
export function failureKey(error: unknown): FailureKey {
  const { kind, status } = factsOf(error)
  if (kind === 'network') return 'offline'
  if (kind === 'timeout') return 'slow'
  return status === 403 ? 'forbidden' : 'unknown'
}

/** The server's own sentence about a failed read; undefined when it sent none. (ERR-01) */
export function sentenceOf(error: unknown): string | undefined {
  const { detail } = factsOf(error)
  return typeof detail === 'string' ? detail : undefined
}

/** Whether the server said that there is no such thing for this person. */
export function isNotFound(error: unknown): boolean {
  return factsOf(error).status === 404
}
