/** What could not be done, for the log: never a value, never a key of a person. */
export interface StorageFault {
  readonly problem: 'no-key' | 'not-read' | 'not-written'
  readonly slice: string
  /** The name of the error: QuotaExceededError, SecurityError, OperationError … */
  readonly reason: string
}

/** The name of what was thrown: a DOMException is no Error everywhere. */
export function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : 'unknown'
}
