import type { BankReceipt } from '@sarv/shared/contract/bank-transactions'
import { groupFour, maskCard } from '@sarv/shared/money/card-number'
import type { TicketContent } from '@sarv/shared/payment/ticket'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { describeStatus } from '@sarv/shared/rules/status'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { infoIcon } from '../stages/flow/info-icon'
import { outcomeOf } from './receipt-outcome'
import styles from './receipts.module.css'

/** The ticket of a transfer: its title by the status, and its facts. (BNK-052, ST-11, ST-16) */
export function useTransferTicket(): (receipt: BankReceipt) => TicketContent {
  const { t } = useTranslation()
  const { rial, dateLong, time } = useFormat()
  return (receipt) => {
    const { status, amount, fee, message, description, transaction_type, destination_title, bank_reference } = receipt
    const outcome = outcomeOf(status)
    const reference = bank_reference.trim()
    return {
      outcome,
      title: t(describeStatus('bank-transaction', status).label),
      text: message ?? t(`receipt.text.${outcome}`),
      amount,
      rows: [
        { key: t('receipt.type'), value: t(describeStatus('transfer', transaction_type).label) },
        { key: t('receipt.to'), value: <Destination icon={receipt.destination_icon} title={destination_title} /> },
        { key: t('receipt.toNumber'), value: <NumberOf text={receipt.destination_address} /> },
        { key: t('receipt.from'), value: <NumberOf text={receipt.account.card_number} /> },
        { key: t('receipt.fromAccount'), value: <Code text={receipt.account.account_number} /> },
        { key: t('receipt.payer'), value: <OwnText text={receipt.user.name} /> },
        { key: t('receipt.fee'), value: fee === 0 ? t('receipt.noFee') : rial(fee) },
        { key: t('receipt.date'), value: dateLong(receipt.updated_at, { weekday: true }) },
        { key: t('receipt.time'), value: time(receipt.updated_at) },
        {
          key: t('receipt.reference'),
          value: reference === '' ? '-' : <Code text={reference} />,
          copy: reference === '' ? undefined : { text: reference, label: t('receipt.copyReference') },
        },
        ...(description ? [{ key: t('receipt.description'), value: <OwnText text={description} /> }] : []),
      ],
    }
  }
}

/** The recipient, after the icon of the destination. */
function Destination({ icon, title }: { icon: string; title: string }) {
  return (
    <span className={styles.destination}>
      <Tile icon={infoIcon(icon)} picture={pictureAddress(icon)} tone="gray" size="s" />
      <OwnText text={title} />
    </span>
  )
}

/** A card with its stars, or an IBAN, in groups of four. */
function NumberOf({ text }: { text: string }) {
  return <Code text={/^\d/.test(text) ? maskCard(text) : groupFour(text)} />
}
