/** Two requests locked each other's rows, or saw each other's changes: the work may simply run again. */
const retryableStates = new Set(['40001', '40P01'])

/** Whether a transaction that ended in this error may begin again. */
export function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryableStates.has(String(error.code))
}
