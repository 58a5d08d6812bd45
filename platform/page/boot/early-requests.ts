import { callHeaders } from '../../client/api/call-headers'
import { type RuntimeEnvironment, requestHeaders } from '../../client/api/request-headers'
import { isRenewalDue } from '../../client/session/renewal-rules'
import { storedPushToken } from '../../client/storage/push-token'
import type { SentRequest } from '../token-worker/sent-request'
import type { PersistedState } from './persisted-state'

interface Page extends RuntimeEnvironment {
  /** The addresses that the page will ask for at once. */
  readonly reads: readonly string[]
  readonly language: 'fa' | 'en'
  /** The version of the build. */
  readonly version: string
}

/**
 * The first requests of a page, with the headers that the shell gives them. They are made only in a visit of which
 * nothing is kept and whose token needs no renewal. Any other visit has none: what is kept may still be fresh.
 * @param now milliseconds
 */
export function earlyRequests({ tokens, deviceInfo, answer }: PersistedState, page: Page, now: number): SentRequest[] {
  const { access, at, lifetime } = tokens
  if (answer || typeof access !== 'string' || typeof at !== 'number' || typeof lifetime !== 'number') return []
  if (isRenewalDue({ at, lifetime }, undefined, now)) return []
  const headers = callHeaders(requestHeaders({ ...page, deviceToken: storedPushToken(deviceInfo) }), access)
  return page.reads.map((url) => ({ url, method: 'GET', headers }))
}
