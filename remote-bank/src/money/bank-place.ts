import { type Outbox, parseOutbox } from '@sarv/shared/outbox/parse-outbox'
import { isObject } from '@sarv/shared/rules/is-object'
import { type BankRequest, isBankRequest } from './bank-request'

/** What this remote keeps of money in its slice. */
export interface BankMemory extends Outbox<BankRequest> {
  /** What has been typed of transfers, by their kind; parsed by whoever resumes it. */
  readonly drafts: Readonly<Record<string, unknown>>
}

/** Where outbox and drafts lie: in the slice `bank`, beside the choice to hide the balance. */
export const bankPlace = {
  slice: 'bank',
  names: { memory: 'sarv-slice-bank', request: 'sarv-transfer', mark: 'sarv.transfer' },
  parse(stored: unknown): BankMemory {
    const { drafts } = isObject(stored) ? stored : {}
    return { ...parseOutbox(stored, isBankRequest), drafts: isObject(drafts) ? drafts : {} }
  },
} as const
