import { Ticket, type TicketContent } from '@sarv/shared/payment/ticket'
import { TicketPicture } from '@sarv/shared/payment/ticket-picture'
import { Navigate, useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Page } from '@sarv/shared/ui/layout/page'
import { type LocalReceipt, parseLocalReceipt } from './local-receipt'
import styles from './receipts.module.css'

/** Screen of /bank/local-receipt: a transaction that was not a transfer, as its row had it. (BNK-054) */
export function LocalReceiptScreen() {
  const receipt = parseLocalReceipt(useLocation().state)
  return receipt ? <LocalTicket receipt={receipt} /> : <Navigate to="/bank/transactions" replace />
}

function LocalTicket({ receipt }: { receipt: LocalReceipt }) {
  const { t } = useTranslation()
  const { dateLong, time } = useFormat()
  const { type, name, date, amount, tran_key, description } = receipt
  const ticket: TicketContent = {
    outcome: 'success',
    title: t(describeStatus('bank-entry', type).label),
    text: name,
    amount,
    rows: [
      { key: t('receipt.date'), value: dateLong(date, { weekday: true }) },
      { key: t('receipt.time'), value: time(date) },
      {
        key: t('receipt.reference'),
        value: <Code text={tran_key} />,
        copy: { text: tran_key, label: t('receipt.copyReference') },
      },
      ...(description ? [{ key: t('receipt.description'), value: <OwnText text={description} /> }] : []),
    ],
  }
  return (
    <Page width="flow">
      <div className={styles.receipt}>
        <Ticket {...ticket} tools={<TicketPicture {...ticket} />} />
        <ButtonLink block variant="tonal" to="/bank/transactions">
          {t('receipt.toTransactions')}
        </ButtonLink>
      </div>
    </Page>
  )
}
