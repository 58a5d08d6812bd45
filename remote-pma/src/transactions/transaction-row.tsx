import type { PortfolioTransaction } from '@sarv/shared/contract/portfolios'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { memo } from 'react'
import { historyIcon } from '../history/history-icon'
import { paymentStatus } from '../history/payment-status'
import styles from '../portfolio-filter/feed.module.css'

/** List row of one payment: portfolio, kind, time, status and reference number. (PMA-058) */
export const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: PortfolioTransaction }) {
  const { t } = useTranslation()
  const { time, digits } = useFormat()
  const { type, status, prx, reference } = transaction
  const { icon, tone, name } = historyIcon(type)
  return (
    <ListRow
      to={prx === null ? undefined : `/user-pma/${encodeURIComponent(prx)}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={transaction.plan_name}
      caption={
        <span className={styles.facts}>
          <span>{t(name)}</span>
          <span>{time(transaction.date)}</span>
          {reference && (
            <span>
              {t('transactions.reference')}{' '}
              <bdi dir="ltr" translate="no">
                {digits(reference)}
              </bdi>
            </span>
          )}
        </span>
      }
      number={<OwnMoney amount={transaction.amount} unit={false} />}
      numberCaption={<StatusBadge set="transaction" value={paymentStatus(status)} />}
      wideNumber
      note={(status === 'REVIEW' && t('history.inReview')) || (status === 'REVERSED' && t('transactions.reversed'))}
    />
  )
})
