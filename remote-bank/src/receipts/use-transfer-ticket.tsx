import type { BankReceipt } from '@sarv/shared/contract/bank-transactions'
import { groupFour } from '@sarv/shared/money/card-number'
import { maskNumber } from '@sarv/shared/money/mask-number'
import type { TicketContent } from '@sarv/shared/payment/ticket'
import { useReceiptRows } from '@sarv/shared/payment/use-receipt-rows'
import { useTranslation } from '@sarv/shared/platform'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { describeStatus } from '@sarv/shared/rules/status'
import { Tile } from '@sarv/shared/ui/data/tile'
import { infoIcon } from '../stages/flow/info-icon'
import { outcomeOf } from './receipt-outcome'

/** The ticket of a transfer: its title by the status, and its facts. (BNK-052, ST-11, ST-16) */
export function useTransferTicket(): (receipt: BankReceipt) => TicketContent {
  const { t } = useTranslation()
  const toRows = useReceiptRows()
  return (receipt) => {
    const { status, amount, fee, message, description, account, destination_address, destination_icon } = receipt
    const outcome = outcomeOf(status)
    return {
      outcome,
      title: t(describeStatus('bank-transaction', status).label),
      text: message ?? t(`receipt.text.${outcome}`),
      amount,
      rows: toRows(
        {
          to: receipt.destination_title,
          // The IBAN is whole: a receipt proves to whom the money went. A card is known by its end. (D-270)
          toNumber: destination_address.startsWith('IR')
            ? groupFour(destination_address)
            : maskNumber(destination_address),
          payer: receipt.user.name,
          // Of a transfer to an IBAN the account pays, whether it has a card or not.
          from: receipt.transaction_type === 'card' ? maskNumber(account.card_number) : undefined,
          fromAccount: maskNumber(account.account_number),
          way: t(describeStatus('transfer', receipt.transaction_type).label),
          fee,
          date: receipt.updated_at,
          trace: receipt.bank_reference.trim(),
          note: description ?? undefined,
        },
        {
          to: (
            <Tile icon={infoIcon(destination_icon)} picture={pictureAddress(destination_icon)} tone="gray" size="s" />
          ),
        },
      ),
    }
  }
}
