import type { Platform } from '@sarv/shared/platform'
import type { MoneyIntent } from './money-intent'
import type { Outbox } from './parse-outbox'

/** The server's answer to a request. */
export interface Sent {
  /** The id of what it made. */
  readonly id: string
  /** It was made and has failed by now, as its own page says: no money has moved. */
  readonly failed?: boolean
  /** Other values that the slice keeps from now on. */
  readonly kept?: Readonly<Record<string, unknown>>
}

/**
 * What one remote's outbox has of its own.
 * @example
 * const fundOutbox: OutboxSettings<MoneyRequest> = { slice: 'fund', names: { … }, queryKey: ['invest', 'money'], parse, fingerprint, send }
 */
export interface OutboxSettings<Request, Secret = never, Memory extends Outbox<Request> = Outbox<Request>> {
  /** The slice in which it lies, beside other contents of the slice; one of `outboxSlices`, or a forced end removes it. */
  readonly slice: string
  /** Of the mutex of its writes, the mutex of one request and the mark of the last write; equal in every version. */
  readonly names: { readonly memory: string; readonly request: string; readonly mark: string }
  /** Key of its entries in the query cache. */
  readonly queryKey: readonly string[]
  readonly parse: (stored: unknown) => Memory
  /** Equal for two requests that mean the same. */
  readonly fingerprint: (request: Request) => string
  /**
   * Sends a request under the key of its intent, or finds out in another way what became of it.
   * @param secret what the request needs and no storage may hold, as a password; undefined after a reload
   * @returns undefined where the outcome stays unknown
   * @throws ApiError
   */
  readonly send: (
    platform: Platform,
    intent: MoneyIntent<Request>,
    secret: Secret | undefined,
  ) => Promise<Sent | undefined>
}
