import { isObject } from '../../lib/is-object'
import { sliceInKey } from './storage-keys'

/** Storage error as it is logged: never a value, never a key of a person. */
export interface StorageError {
  readonly kind: 'no-key' | 'not-read' | 'not-written'
  readonly slice: string
  /** The name of what was thrown: QuotaExceededError, SecurityError, OperationError … */
  readonly reason: string
}

/** Logs that something under a storage key could not be done. */
export type ReportStorageError = (kind: StorageError['kind'], storageKey: string, error: unknown) => void

export function storageErrorReporter(log: (error: StorageError) => void): ReportStorageError {
  return (kind, storageKey, error) => log({ kind, slice: sliceInKey(storageKey), reason: errorName(error) })
}

/** The name of what was thrown: a DOMException is not an Error everywhere. */
export function errorName(error: unknown): string {
  return isObject(error) && 'name' in error ? String(error.name) : 'unknown'
}
