import { groupBy } from './group-by'
import { toJalaliMonth } from './jalali-month'

/** What happened in one Jalali month. */
export interface MonthOf<Item> {
  /** Such as `1405-09`; undefined for an item without a readable date. */
  readonly month: string | undefined
  readonly items: readonly Item[]
}

/**
 * Months by wire date: the calendar takes longer than all the rest, and a list that grows is grouped again each time.
 */
const known = new Map<string, string | undefined>()

function monthOf(date: string): string | undefined {
  if (!known.has(date)) known.set(date, toJalaliMonth(date))
  return known.get(date)
}

/**
 * Groups a list by Jalali month in Tehran, each month once, in the order in which the months appear. (U18)
 * @example groupByMonth(orders, ({ created_at }) => created_at) // [{ month: '1405-09', items: [...] }, { month: '1405-08', items: [...] }]
 */
export function groupByMonth<Item>(items: readonly Item[], dateOf: (item: Item) => string): MonthOf<Item>[] {
  return groupBy(items, (item) => monthOf(dateOf(item))).map(([month, ofMonth]) => ({ month, items: ofMonth }))
}
