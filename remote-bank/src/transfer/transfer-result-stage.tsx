import { Ticket } from '@sarv/shared/payment/ticket'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { receiptQuery } from '../receipts/receipt-queries'
import { useTransferTicket } from '../receipts/use-transfer-ticket'
import styles from './transfer.module.css'

/** Result of a transfer by its status, asked about until the bank has decided, with the way to its receipt. (BNK-067) */
export function TransferResultStage({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { t } = useTranslation()
  const receipt = useQuery(receiptQuery(id))
  const toTicket = useTransferTicket()
  const brief = ['ui:receipt.to', 'ui:receipt.toNumber', 'ui:receipt.trace'].map((key) => t(key))
  return (
    <div className={styles.form}>
      <QueryBoundary query={receipt} skeleton={<SkeletonCard rows={4} />} whole>
        {(known) => {
          const ticket = toTicket(known)
          return <Ticket {...ticket} rows={ticket.rows.filter(({ key }) => brief.includes(key))} isNew />
        }}
      </QueryBoundary>
      <div className={styles.actions}>
        <ButtonLink block to={`/bank/receipt/${encodeURIComponent(id)}`}>
          {t('transfer.toReceipt')}
        </ButtonLink>
        <Button block variant="tonal" onClick={onAgain}>
          {t('transfer.again')}
        </Button>
        <ButtonLink block variant="ghost" to="/card">
          {t('transfer.toCard')}
        </ButtonLink>
      </div>
    </div>
  )
}
