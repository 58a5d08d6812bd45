import { parseOutbox } from '@sarv/shared/outbox/parse-outbox'
import { isBankRequest } from './bank-request'

/** Where the outbox lies: in the slice `bank`, beside the choice to hide the balance. */
export const bankPlace = {
  slice: 'bank',
  names: { memory: 'sarv-slice-bank', request: 'sarv-transfer', mark: 'sarv.transfer' },
  parse: (stored: unknown) => parseOutbox(stored, isBankRequest),
} as const
