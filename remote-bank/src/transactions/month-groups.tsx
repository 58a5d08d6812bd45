import { formatMonth } from '@sarv/shared/calendar/format-date'
import { groupByMonth } from '@sarv/shared/calendar/group-by-month'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { List } from '@sarv/shared/ui/data/list-row'
import { SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { WindowedRows } from '@sarv/shared/ui/lists/windowed-rows'
import { CardFigure } from '../card/card-figure'
import { TransactionRow } from './transaction-row'
import styles from './transactions.module.css'

/** What came in and went out; rial. */
export interface MonthTotals {
  /** `1405-08` */
  readonly month: string
  readonly total_in: number
  readonly total_out: number
}

/**
 * Transactions by Jalali month, each with what came in and went out in all of it; of many, the months near the viewport
 * have their rows. (BNK-050, F37)
 */
export function MonthGroups({
  transactions,
  totals,
}: {
  transactions: readonly BankTransaction[]
  totals: readonly MonthTotals[]
}) {
  const { t } = useTranslation()
  const { language } = useFormat()
  return groupByMonth(transactions, ({ date }) => date).map(({ month, items }) => {
    const name = formatMonth(month, language)
    const total = totals.find((one) => one.month === month)
    return (
      <section key={name} className={styles.month}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          {total && (
            <p className={styles.totals}>
              <span>
                {t('transactions.in')}{' '}
                <CardFigure>
                  <SignedNumber value={total.total_in} feed />
                </CardFigure>
              </span>
              <span>
                {t('transactions.out')}{' '}
                <CardFigure>
                  <SignedNumber value={-total.total_out} feed />
                </CardFigure>
              </span>
            </p>
          )}
        </div>
        <WindowedRows name={name} rows={items.length} inList={transactions.length}>
          {() => (
            <List label={t('transactions.ofMonth', { month: name })}>
              {items.map((transaction) => (
                <TransactionRow key={transaction.id} transaction={transaction} />
              ))}
            </List>
          )}
        </WindowedRows>
      </section>
    )
  })
}
