import { sale } from '@sarv/shared/contract/fund-orders'
import { purchase } from '@sarv/shared/contract/fund-payment'
import { isObject } from '@sarv/shared/rules/is-object'
import type { MoneyIntent, MoneyRequest } from './money-intent'
import type { RequestError } from './request-error'

/** The outbox of this remote: what it stores in its slice `fund`. Tabs of other versions read it under the same names. */
export interface Outbox {
  /** Entries: purchases and sales of the last hour, the newest first. */
  readonly intents: readonly MoneyIntent[]
  /** The payment that /payment shows, by its uuid. */
  readonly payment?: string
  /** Counts the writes of all tabs. */
  readonly revision: number
}

/** Parses what the storage holds, which may be anything: a damaged part is dropped without its neighbours. (F45) */
export function parseOutbox(stored: unknown): Outbox {
  const { intents, payment, revision } = isObject(stored) ? stored : {}
  return {
    intents: Array.isArray(intents) ? intents.filter(isIntent) : [],
    revision: Number.isSafeInteger(revision) ? Number(revision) : 0,
    ...(typeof payment === 'string' && { payment }),
  }
}

// An entry is checked and not rebuilt: its body has to go out again exactly as it went out first.
function isIntent(value: unknown): value is MoneyIntent {
  if (!isObject(value)) return false
  const { sub, key, at, request, answer, refused } = value
  if (typeof sub !== 'string' || typeof key !== 'string' || typeof at !== 'number') return false
  return (
    isRequest(request) &&
    (answer === undefined || isResult(answer)) &&
    (refused === undefined || isRequestError(refused))
  )
}

function isRequest(value: unknown): value is MoneyRequest {
  if (!isObject(value)) return false
  if (value.kind === 'BUY') return purchase.safeParse(value.body).success
  return value.kind === 'SELL' && sale.safeParse(value.body).success
}

function isResult(value: unknown): value is NonNullable<MoneyIntent['answer']> {
  return isObject(value) && typeof value.at === 'number' && typeof value.id === 'string'
}

function isRequestError(value: unknown): value is RequestError {
  return isObject(value) && (typeof value.said === 'string' || value.key === 'forbidden' || value.key === 'unknown')
}
