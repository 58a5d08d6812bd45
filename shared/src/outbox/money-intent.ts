import type { RequestError } from './request-error'

/** An outbox entry: a request to move money that was submitted, and what is known of its outcome. Stored in this shape. */
export interface MoneyIntent<Request> {
  /** Subject of the user who submitted it. */
  readonly sub: string
  /** Sent as `Idempotency-Key`. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly request: Request
  /** The first try had an unknown outcome: the person was told that it is being processed. */
  readonly lost?: boolean
  /** The result: the time when it came, the id of what the server made, and whether that has failed. */
  readonly answer?: { readonly at: number; readonly id: string; readonly failed?: boolean }
  /** Time from `Retry-After` before which no retry is made; milliseconds since 1970. */
  readonly notBefore?: number
  /** A retry was rejected. */
  readonly refused?: RequestError
}

/** TTL of an entry, in ms: afterwards the same request is a new one, for any outcome of the old one. */
export const intentTtl = 3_600_000
/** How long a request is retried automatically, in ms; afterwards only when the person asks for it. */
const autoRetryPeriod = 900_000

/**
 * Finds the intent to reuse for a request, or creates one with a new idempotency key. A known intent is reused while its
 * outcome is unknown, so that a retry, even after a reload, never moves money twice; and when another tab got its result
 * after the confirmation was opened here, because then both tabs meant the same. (T16, F2, F51)
 * @param fingerprint equal for two requests that mean the same
 * @param opened when the confirmation was opened, milliseconds since 1970
 */
export function findOrCreateIntent<Request>(
  request: Request,
  known: readonly MoneyIntent<Request>[],
  { sub, opened, now, fingerprint }: { sub: string; opened: number; now: number; fingerprint: (of: Request) => string },
  newKey: () => string,
): MoneyIntent<Request> {
  const wanted = fingerprint(request)
  const same = known.find(
    (one) =>
      one.sub === sub && fingerprint(one.request) === wanted && now - one.at < intentTtl && isReusable(one, opened),
  )
  return same ?? { sub, key: newKey(), at: now, request }
}

function isReusable({ answer, refused }: MoneyIntent<unknown>, opened: number): boolean {
  return answer ? answer.at >= opened : refused === undefined
}

/** Whether the outcome of an intent is unknown. */
export function isUnresolved({ answer, refused }: MoneyIntent<unknown>): boolean {
  return answer === undefined && refused === undefined
}

/** Whether an intent may still be retried without the person asking for it. */
export function isAutoRetried(intent: MoneyIntent<unknown>, now: number): boolean {
  return isUnresolved(intent) && now - intent.at < autoRetryPeriod
}

/** Whether the first try was lost and the person has not dismissed the outcome: such an intent is shown. */
export function isLost({ lost }: MoneyIntent<unknown>): boolean {
  return lost === true
}

/** Prunes entries that are past their TTL, newest first and no more than a page can show. */
export function prune<Request>(intents: readonly MoneyIntent<Request>[], now: number): MoneyIntent<Request>[] {
  return intents
    .filter(({ at }) => now - at < intentTtl)
    .sort((one, other) => other.at - one.at)
    .slice(0, 20)
}

/** Whether an error leaves the outcome unknown: no response came, or one that does not say what the server did. */
export function isOutcomeUnknown(error: { readonly kind: string; readonly status: number }): boolean {
  return error.kind !== 'http' || error.status >= 500 || error.status === 401 || error.status === 429
}

/** Exponential backoff in ms by the number of failed tries: 1 s, doubling to 30 s, and never sooner than `notBefore`. */
export function retryDelay(
  failed: number,
  { notBefore = 0 }: Pick<MoneyIntent<unknown>, 'notBefore'>,
  now: number,
): number {
  return Math.max(Math.min(1_000 * 2 ** failed, 30_000), notBefore - now)
}
