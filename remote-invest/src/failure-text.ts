/** What a failed read is, as ApiError says it. */
interface Failure {
  readonly kind?: unknown
  readonly status?: unknown
}

/** Which sentence of `failure.*` tells the person what happened. (F28, D-27) */
export function failureKey(error: unknown): 'offline' | 'slow' | 'forbidden' | 'unknown' {
  const { kind, status }: Failure = typeof error === 'object' && error !== null ? error : {}
  if (kind === 'network') return 'offline'
  if (kind === 'timeout') return 'slow'
  return status === 403 ? 'forbidden' : 'unknown'
}

/** Whether the server said that there is no such thing for this person. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404
}
