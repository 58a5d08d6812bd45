import { useFormat } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { today as todayInTehran } from '../../calendar/days'
import { noDate } from '../../calendar/format-date'
import { groupByDay } from '../../calendar/group-by-day'
import styles from './day-groups.module.css'
import { List } from './list-row'

/**
 * List grouped by day, each under a heading: «امروز», «دیروز», then the date. (U18)
 * @example
 * <DayGroups label={t('transactions.list')} items={all} dateOf={({ date }) => date}>
 *   {(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
 * </DayGroups>
 */
export function DayGroups<Item>({
  label,
  items,
  dateOf,
  today = todayInTehran(),
  inMonth = false,
  children,
}: {
  /** What the rows are; each day's list is named with it. */
  label: string
  items: readonly Item[]
  /** The wire date of a row. */
  dateOf: (item: Item) => string
  /** ISO day. @default today in Tehran */
  today?: string
  /** Within a `<MonthGroups>`, whose heading has the year. */
  inMonth?: boolean
  /** A `<ListRow>` with its key. */
  children: (item: Item) => ReactNode
}) {
  const format = useFormat()
  const Heading = inMonth ? 'h3' : 'h2'
  return groupByDay(items, dateOf).map(({ day, items: ofDay }) => {
    const date = day === undefined ? noDate : format.day(day, { weekday: true, now: new Date(`${today}T12:00:00Z`) })
    return (
      <section key={day ?? noDate} className={styles.day}>
        <Heading className={styles.heading}>{date}</Heading>
        <List label={[label, date].join(' ')}>{ofDay.map(children)}</List>
      </section>
    )
  })
}
