import { isObject } from '@sarv/platform/lib/is-object'
import type { MoneyIntent } from './money-intent'
import type { RequestError } from './request-error'

/** The outbox of a remote: what it keeps in its slice. Tabs of other versions read it under the same names. */
export interface Outbox<Request> {
  /** Entries: requests of the last hour, the newest first. */
  readonly intents: readonly MoneyIntent<Request>[]
  /** Counts the writes of all tabs. */
  readonly revision: number
}

/** Parses what the storage holds, which may be anything: a damaged part is dropped without its neighbours. (F45) */
export function parseOutbox<Request>(
  stored: unknown,
  isRequest: (value: unknown) => value is Request,
): Outbox<Request> {
  const { intents, revision } = isObject(stored) ? stored : {}
  return {
    intents: Array.isArray(intents) ? intents.filter((one) => isIntent(one, isRequest)) : [],
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
  }
}

// An entry is checked and not rebuilt: its body has to go out again exactly as it went out first.
function isIntent<Request>(
  value: unknown,
  isRequest: (value: unknown) => value is Request,
): value is MoneyIntent<Request> {
  if (!isObject(value)) return false
  const { sub, key, at, request, answer, refused } = value
  if (typeof sub !== 'string' || typeof key !== 'string' || typeof at !== 'number') return false
  return (
    isRequest(request) &&
    (answer === undefined || isResult(answer)) &&
    (refused === undefined || isRequestError(refused))
  )
}

function isResult(value: unknown): value is NonNullable<MoneyIntent<unknown>['answer']> {
  return isObject(value) && typeof value.at === 'number' && typeof value.id === 'string'
}

function isRequestError(value: unknown): value is RequestError {
  return isObject(value) && (typeof value.said === 'string' || value.key === 'forbidden' || value.key === 'unknown')
}
