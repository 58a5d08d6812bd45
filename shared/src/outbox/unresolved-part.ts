import { isObject } from '../rules/is-object'
import { isUnresolved, prune } from './money-intent'
import { parseOutbox } from './parse-outbox'

/**
 * The part of an outbox that stays on the device when a session ends by itself: the entries whose outcome is unknown,
 * each with the person who submitted it; undefined when there is none. Whoever signs in again as that person retries
 * under the same idempotency keys. (PLT-019, F2)
 */
export function unresolvedPart(stored: unknown, now: number) {
  const { intents, revision } = parseOutbox(stored, isObject)
  const unresolved = prune(intents.filter(isUnresolved), now)
  return unresolved.length > 0 ? { intents: unresolved, revision } : undefined
}
