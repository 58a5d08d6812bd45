import { refetchedPages } from '@sarv/platform/client/api/refetched-pages'
import { useFormat } from '@sarv/shared/platform'
import type { ReactNode } from 'react'
import { formatMonth } from '../../calendar/format-date'
import { groupByMonth } from '../../calendar/group-by-month'
import type { MonthTotal } from '../../contract/wire'
import { typography } from '../layout/primitives'
import { WindowedRows } from '../lists/windowed-rows'
import { Money } from './money'
import styles from './month-groups.module.css'
import { OwnMoney } from './own-money'

const noTotals: ReadonlyMap<string, MonthTotal> = new Map()

/**
 * List grouped by Jalali month, each under a heading, of money with what came in and what was taken out in all of it; of a
 * long list the months near the viewport have their rows. (U18, F37)
 * @example
 * <MonthGroups items={all} dateOf={({ created_at }) => created_at} totals={totals} paidIn={t('order.side.BUY')} paidOut={…}>
 *   {(items, month) => <List label={`${t('orders.list')} ${month}`}>{items.map(…)}</List>}
 * </MonthGroups>
 */
export function MonthGroups<Item>({
  items,
  dateOf,
  totals = noTotals,
  paidIn,
  paidOut,
  hidden,
  children,
}: {
  items: readonly Item[]
  /** The wire date of a row. */
  dateOf: (item: Item) => string
  /**
   * Totals of whole months, as the server adds them up: the list itself may end within one. Absent where rows are not
   * money.
   */
  totals?: ReadonlyMap<string, MonthTotal>
  /** What money that came in is called. */
  paidIn?: string
  paidOut?: string
  /** Whether the sums are hidden. @default as the person's choice for investments says */
  hidden?: boolean
  children: (items: readonly Item[], month: string) => ReactNode
}) {
  const { language } = useFormat()
  return groupByMonth(items, dateOf).map(({ month, items: ofMonth }) => {
    const name = formatMonth(month, language)
    const { paid_in = 0, paid_out = 0 } = totals.get(month ?? '') ?? {}
    return (
      <section key={name} className={styles.month}>
        <div className={styles.head}>
          <h2 className={typography.section}>{name}</h2>
          {paid_in + paid_out > 0 && (
            <p className={styles.totals}>
              {paid_in > 0 && <MonthSum label={paidIn} amount={paid_in} hidden={hidden} />}
              {paid_out > 0 && <MonthSum label={paidOut} amount={paid_out} hidden={hidden} />}
            </p>
          )}
        </div>
        <WindowedRows name={name} rows={ofMonth.length} inList={items.length}>
          {() => children(ofMonth, name)}
        </WindowedRows>
      </section>
    )
  })
}

function MonthSum({
  label,
  amount,
  hidden,
}: {
  label: string | undefined
  amount: number
  hidden: boolean | undefined
}) {
  return (
    <span>
      {label}{' '}
      {hidden === undefined ? (
        <OwnMoney amount={amount} unit={false} />
      ) : (
        <Money amount={amount} unit={false} hidden={hidden} />
      )}
    </span>
  )
}

/**
 * The totals of all pages of a list that came so far, by month; a page that came later knows its months better: the next
 * one, or the first ones, which are refetched.
 * @example monthTotals(orders.data?.pages)
 */
export function monthTotals(
  pages: readonly { readonly months?: readonly MonthTotal[] | undefined }[] = [],
): ReadonlyMap<string, MonthTotal> {
  const oldestFirst = [...pages.slice(refetchedPages), ...pages.slice(0, refetchedPages)]
  return new Map(oldestFirst.flatMap(({ months = [] }) => months).map((total) => [total.month, total]))
}
