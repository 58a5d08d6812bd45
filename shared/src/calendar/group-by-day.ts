import { groupBy } from './group-by'
import { toIsoDay } from './jalali'

/** What happened on one day. */
export interface DayOf<Item> {
  /** ISO day in Tehran; undefined for an item without a readable date. */
  readonly day: string | undefined
  readonly items: readonly Item[]
}

/**
 * Groups a list by day in Tehran, each day once, in the order in which the days appear. (U18)
 * @example groupByDay(transactions, ({ date }) => date) // [{ day: '2026-11-21', items: [...] }, { day: '2026-11-20', items: [...] }]
 */
export function groupByDay<Item>(items: readonly Item[], dateOf: (item: Item) => string): DayOf<Item>[] {
  return groupBy(items, (item) => toIsoDay(dateOf(item))).map(([day, ofDay]) => ({ day, items: ofDay }))
}
