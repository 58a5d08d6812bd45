import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { StatusWord } from '@sarv/shared/ui/data/status-word'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { isRefund } from './refund'
import styles from './transactions.module.css'

const icons: ReadonlyMap<string, { icon: LucideIcon; tone: TileTone }> = new Map([
  ['INCREASE', { icon: ArrowDownToLine, tone: 'green' as const }],
  ['DECREASE', { icon: ArrowUpFromLine, tone: 'blue' as const }],
])

/** List row of a transaction; it links to its order when it has one. (INV-060, INV-061) */
export const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: FundTransaction }) {
  const { t } = useTranslation()
  const { time } = useFormat()
  const { type, order_id, date } = transaction
  const { icon, tone } = icons.get(type) ?? { icon: ArrowLeftRight, tone: 'gray' }
  return (
    <ListRow
      to={order_id === null ? undefined : `/fund-order/${order_id}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={transaction.fund_name}
      caption={
        <span className={styles.facts}>
          <span>
            <StatusWord set="transaction" value={type} />
          </span>
          <span>{time(date)}</span>
        </span>
      }
      number={<OwnMoney amount={transaction.amount} unit={false} />}
      numberCaption={<StatusBadge set="transaction" value={transaction.status} />}
      wideNumber
      note={isRefund(transaction) && t('order.refund')}
    />
  )
})
