import { inquireCard, sendCardPassword } from '@sarv/shared/contract/bank-transfers'
import { call } from '@sarv/shared/platform'
import { cardNumber } from '@sarv/shared/rules/card-number'
import { cardDigits } from '../transfer/grouped-number'
import { TransferFlow } from '../transfer/transfer-flow'
import type { TransferKind } from '../transfer/transfer-kind'

const toCard: TransferKind = {
  kind: 'CARD',
  clean: cardDigits,
  places: 16,
  fault: cardNumber,
  inquire: (card_number, signal) => call(inquireCard, { body: { card_number }, signal }),
  sendPassword: async ({ account_id, number, amount }) =>
    (await call(sendCardPassword, { body: { account_id, card_number: number, amount } })).result,
}

/** Screen of /bank/operations/card-to-card. (BNK-060, BNK-061) */
export function CardToCardScreen() {
  return <TransferFlow kind={toCard} />
}
