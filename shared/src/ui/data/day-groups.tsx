import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { addDays, today as todayInTehran } from '../../calendar/days'
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
  const { t } = useTranslation('ui')
  const { dateLong } = useFormat()
  const near = new Map([
    [today, t('days.today')],
    [addDays(today, -1), t('days.yesterday')],
  ])
  const Heading = inMonth ? 'h3' : 'h2'
  return groupByDay(items, dateOf).map(({ day, items: ofDay }) => {
    const name = day === undefined ? undefined : near.get(day)
    const date = day === undefined ? noDate : dateLong(day, { weekday: true, year: name === undefined && !inMonth })
    return (
      <section key={day ?? noDate} className={styles.day}>
        <Heading className={styles.heading}>
          {name && (
            <>
              <span className={styles.near}>{name}</span>{' '}
            </>
          )}
          {date}
        </Heading>
        <List label={[label, name ?? date].join(' ')}>{ofDay.map(children)}</List>
      </section>
    )
  })
}
