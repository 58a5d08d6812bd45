import { retryUnresolved } from '@sarv/shared/outbox/retry-unresolved'
import type { Platform } from '@sarv/shared/platform'
import { bankOutbox } from './bank-outbox'

/** Starts a retry loop for every request to move money with an unknown outcome. */
export function retryUnresolvedRequests(platform: Platform): Promise<void> {
  return retryUnresolved(bankOutbox, platform)
}
