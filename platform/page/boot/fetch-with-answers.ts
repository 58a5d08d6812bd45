import type { ApiFetch } from '../../client/api/fetch-options'
import { createEarlyReads } from '../token-worker/early-reads'
import type { ComingAnswer } from './handoff'

/**
 * `fetch` of a page whose session the document server holds: the first calls take the answers that come behind the page,
 * and go out themselves for one that did not come.
 */
export function fetchWithAnswers(answers: ComingAnswer[] = []): ApiFetch {
  const fetch = globalThis.fetch.bind(globalThis)
  const coming = createEarlyReads(answers, () => undefined)
  return async (url, request) => {
    const { method, headers, keepalive, signal } = request
    const body = await coming.take({ url, method, headers, keepalive })?.body
    signal?.throwIfAborted()
    // The cookie of the session goes with calls to this origin, and with no other.
    if (body === undefined) return fetch(url, { ...request, credentials: 'same-origin' })
    return new Response(body, { headers: { 'Content-Type': 'application/json' } })
  }
}
