import { isObject } from '../../lib/is-object'

/**
 * The part of a slice that stays on the device when a session ends by itself: the entries of its outbox without an
 * answer, each with the person who submitted it; undefined when there is none. The outbox checks them when it reads
 * them, and that person, signed in again, retries under the same idempotency keys. (PLT-019, F2)
 */
export function unresolvedEntries(stored: unknown) {
  if (!isObject(stored) || !Array.isArray(stored.intents)) return undefined
  const intents = stored.intents.filter((one) => isObject(one) && one.answer === undefined && one.refused === undefined)
  return intents.length > 0 ? { intents, revision: stored.revision } : undefined
}
