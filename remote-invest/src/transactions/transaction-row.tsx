import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Money } from '@sarv/shared/ui/money'
import { StatusBadge } from '@sarv/shared/ui/status-badge'
import { StatusWord } from '@sarv/shared/ui/status-word'
import { Tile, type TileTone } from '@sarv/shared/ui/tile'
import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, type LucideIcon } from 'lucide-react'
import { isMoneyBack } from './money-back'
import styles from './transactions.module.css'

const looks: ReadonlyMap<string, { icon: LucideIcon; tone: TileTone }> = new Map([
  ['INCREASE', { icon: ArrowDownToLine, tone: 'green' as const }],
  ['DECREASE', { icon: ArrowUpFromLine, tone: 'blue' as const }],
])

/** Money that went into a fund or came out of it; the row leads to its order when it has one. (INV-060, INV-061) */
export function TransactionRow({ transaction }: { transaction: FundTransaction }) {
  const { t } = useTranslation()
  const { time } = useFormat()
  const { type, order_id, date } = transaction
  const { icon, tone } = looks.get(type) ?? { icon: ArrowLeftRight, tone: 'gray' }
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
      number={<Money amount={transaction.amount} unit={false} stacked />}
      numberCaption={<StatusBadge set="transaction" value={transaction.status} />}
      wideNumber
      note={isMoneyBack(transaction) && t('order.refund')}
    />
  )
}
