import type { OutboxSettings } from '@sarv/shared/outbox/outbox-settings'
import { retryUnresolved } from '@sarv/shared/outbox/retry-unresolved'
import type { Platform } from '@sarv/shared/platform'
import { bankPlace } from './bank-place'
import { type BankRequest, bankFingerprint, isTransfer } from './bank-request'
import { sendPayIn } from './send-pay-in'
import { sendTransfer } from './send-transfer'
import type { TransferSecrets } from './transfer-request'

/** Query keys that a transfer, or an order of the card's fund, invalidates. */
const invalidated = [
  ['bank', 'balance'],
  ['bank', 'transactions'],
  ['bank', 'destinations'],
  // How much a new destination may still get today. (BNK-082)
  ['bank', 'inquiry'],
  ['bank', 'orders'],
] as const

/** Outbox of transfers and of payments into the account or the card's fund. (BNK-066, BNK-070, BNK-077, T16, F2) */
export const bankOutbox: OutboxSettings<BankRequest, TransferSecrets> = {
  ...bankPlace,
  queryKey: ['bank', 'money'],
  fingerprint: bankFingerprint,
  async send(platform, { request, ...intent }, secrets) {
    const sent = isTransfer(request)
      ? await sendTransfer({ ...intent, request }, secrets)
      : await sendPayIn(platform, { ...intent, request })
    if (sent) {
      for (const queryKey of invalidated) platform.queryClient.invalidateQueries({ queryKey }).catch(platform.report)
    }
    return sent
  },
}

/** Starts a retry loop for every request to move money with an unknown outcome. */
export function retryUnresolvedRequests(platform: Platform): Promise<void> {
  return retryUnresolved(bankOutbox, platform)
}
