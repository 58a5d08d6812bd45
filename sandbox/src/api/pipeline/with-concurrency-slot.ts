import type { ConcurrencyLimit } from '../../http/concurrency-limit'
import { httpError } from '../../http/http-error'
import type { LocalText } from '../../local-text/local-text'
import type { Context } from './context'

/** Seconds in which one of the others may have ended. */
export const retryAfter = 5

/** Concurrency limit of one person, or of a stranger's address: does the work on a place of theirs, or refuses it with 429. */
export async function withConcurrencySlot(
  limit: ConcurrencyLimit,
  { person, request }: Context,
  refusal: LocalText,
  work: () => Promise<void>,
): Promise<void> {
  const release = limit.acquire(person?.sub ?? request.ip)
  if (release === undefined) throw httpError(429, refusal, { retryAfter })
  try {
    await work()
  } finally {
    release()
  }
}
