import {
  type DestinationOwner,
  inquireCard,
  inquireIban,
  sendCardPassword,
  sendIbanPassword,
  type TransferType,
} from '@sarv/shared/contract/bank-transfers'
import type { SentCode } from '@sarv/shared/contract/sent-code'
import { call } from '@sarv/shared/platform'
import { kindOf, places } from './typed-destination'

/**
 * The owner of a card, an IBAN or an account number.
 * @throws ApiError that the caller shows
 */
export function inquire(number: string, signal: AbortSignal): Promise<DestinationOwner> {
  return number.length === places.CARD
    ? call(inquireCard, { body: { card_number: number }, signal })
    : call(inquireIban, { body: { iban: number }, signal })
}

/** A transfer as its second password is bound to it. */
export interface PasswordSubject {
  readonly account_id: number
  readonly number: string
  /** Rial. */
  readonly amount: number
  readonly type: TransferType
}

/**
 * Sends the second password by text message.
 * @throws ApiError that the shell has shown
 */
export async function sendPassword({ account_id, number, amount, type }: PasswordSubject): Promise<SentCode> {
  const { result } =
    kindOf(number) === 'CARD'
      ? await call(sendCardPassword, { body: { account_id, card_number: number, amount } })
      : await call(sendIbanPassword, { body: { account_id, iban: number, amount, type } })
  return result
}
