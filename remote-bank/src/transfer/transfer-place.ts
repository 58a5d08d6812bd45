import { type Outbox, parseOutbox } from '@sarv/shared/outbox/parse-outbox'
import { isObject } from '@sarv/shared/rules/is-object'
import { isTransferRequest, type TransferRequest } from './transfer-request'

/** What this remote keeps of transfers in its slice. */
export interface TransferMemory extends Outbox<TransferRequest> {
  /** What has been typed, by kind of transfer; parsed by whoever resumes it. */
  readonly drafts: Readonly<Record<string, unknown>>
}

/** Where outbox and drafts lie: in the slice `bank`, beside the choice to hide the balance. */
export const transferPlace = {
  slice: 'bank',
  names: { memory: 'sarv-slice-bank', request: 'sarv-transfer', mark: 'sarv.transfer' },
  parse(stored: unknown): TransferMemory {
    const { drafts } = isObject(stored) ? stored : {}
    return { ...parseOutbox(stored, isTransferRequest), drafts: isObject(drafts) ? drafts : {} }
  },
} as const
