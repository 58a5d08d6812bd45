import { retryUnresolved } from '@sarv/shared/outbox/retry-unresolved'
import type { Platform } from '@sarv/shared/platform'
import { fundOutbox } from './fund-outbox'

/** Starts a retry loop for every purchase and sale with an unknown outcome. */
export function retryUnresolvedOrders(platform: Platform): Promise<void> {
  return retryUnresolved(fundOutbox, platform)
}
