import { toJalali } from '@sarv/shared/calendar/jalali'

/** What happened in one Jalali month. */
export interface MonthOf<Item> {
  /** `1405-08` as the server's totals; '' for what has no date that can be read. */
  readonly month: string
  readonly items: readonly Item[]
}

/**
 * Groups a list by Jalali month in Tehran, each month once, in the order in which the months appear. (BNK-050)
 * @example groupByMonth(rows, ({ date }) => date) // [{ month: '1405-08', items: [...] }]
 */
export function groupByMonth<Item>(items: readonly Item[], dateOf: (item: Item) => string): MonthOf<Item>[] {
  const months = new Map<string, Item[]>()
  for (const item of items) {
    const day = toJalali(dateOf(item))
    const month = day === undefined ? '' : `${day.year}-${String(day.month).padStart(2, '0')}`
    const known = months.get(month)
    if (known) known.push(item)
    else months.set(month, [item])
  }
  return [...months].map(([month, ofMonth]) => ({ month, items: ofMonth }))
}
