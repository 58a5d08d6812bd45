import type { Gateway } from '../gateway/gateway'
import type { Time } from '../time/clock'

/** Dependencies of the ledger beside the transaction: the time, and what takes the money. */
export interface LedgerContext {
  readonly clock: Time
  readonly gateway: Gateway
}
