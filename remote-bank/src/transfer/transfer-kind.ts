import type { DestinationOwner, TransferType } from '@sarv/shared/contract/bank-transfers'
import type { SentCode } from '@sarv/shared/contract/sent-code'
import type { RuleMessage } from '@sarv/shared/rules/message'
import type { TransferRequest } from '../money/transfer-request'

/** What is different from a transfer to a card to one to an IBAN. */
export interface TransferKind {
  readonly kind: TransferRequest['kind']
  /** Takes the bare number out of a typed or pasted text. */
  readonly clean: (text: string) => string
  /** Places of a whole number: from then on it is judged. */
  readonly places: number
  readonly fault: (bare: string) => RuleMessage | undefined
  /** @throws ApiError that this screen shows */
  readonly inquire: (bare: string, signal: AbortSignal) => Promise<DestinationOwner>
  /** Sends the second password by text message. @throws ApiError that the shell has shown */
  readonly sendPassword: (about: {
    account_id: number
    number: string
    amount: number
    type: TransferType
  }) => Promise<SentCode>
}
