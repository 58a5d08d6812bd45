import { retryUnresolved } from '@sarv/shared/outbox/retry-unresolved'
import type { Platform } from '@sarv/shared/platform'
import { transferOutbox } from './transfer-outbox'

/** Starts a retry loop for every transfer with an unknown outcome. */
export function retryUnresolvedTransfers(platform: Platform): Promise<void> {
  return retryUnresolved(transferOutbox, platform)
}
