import { inquireIban, sendIbanPassword } from '@sarv/shared/contract/bank-transfers'
import { call } from '@sarv/shared/platform'
import { iban } from '@sarv/shared/rules/iban'
import { ibanLetters } from '../transfer/grouped-number'
import { TransferFlow } from '../transfer/transfer-flow'
import type { TransferKind } from '../transfer/transfer-kind'

const toIban: TransferKind = {
  kind: 'IBAN',
  clean: ibanLetters,
  places: 26,
  fault: iban,
  inquire: (number, signal) => call(inquireIban, { body: { iban: number }, signal }),
  sendPassword: async ({ account_id, number, amount, type }) =>
    (await call(sendIbanPassword, { body: { account_id, iban: number, amount, type } })).result,
}

/** Screen of /bank/operations/sheba. (BNK-063, BNK-064) */
export function ShebaScreen() {
  return <TransferFlow kind={toIban} />
}
