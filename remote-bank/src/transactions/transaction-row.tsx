import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { useFormat, useNavigate, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { Tile } from '@sarv/shared/ui/data/tile'
import { memo } from 'react'
import { CardFigure } from '../card/card-figure'
import { toReceiptState } from '../receipts/local-receipt'
import { transactionIcon } from './transaction-icon'
import styles from './transactions.module.css'

/** List row of one transaction; it opens its receipt: the transfer's own, or what stands in the row. (BNK-050, BNK-054) */
export const TransactionRow = memo(function TransactionRow({ transaction }: { transaction: BankTransaction }) {
  const { t } = useTranslation()
  const { date: shownDate, time } = useFormat()
  const navigate = useNavigate()
  const { id, type, name, date, amount, description, has_receipt } = transaction
  const { icon, tone, sign } = transactionIcon(type)
  return (
    <ListRow
      {...(has_receipt
        ? { to: `/bank/receipt/${id}` }
        : { onPress: () => navigate('/bank/local-receipt', { state: toReceiptState(transaction) }) })}
      tile={<Tile icon={icon} tone={tone} />}
      title={name}
      caption={
        <span className={styles.facts}>
          <span>{t(describeStatus('bank-entry', type).label)}</span>
          <span>
            {shownDate(date)} {time(date)}
          </span>
          {description && <OwnText text={description} />}
        </span>
      }
      number={
        <CardFigure>
          {sign === 0 ? <Money amount={amount} unit={false} /> : <SignedNumber value={sign * amount} feed />}
        </CardFigure>
      }
      wideNumber
    />
  )
})
