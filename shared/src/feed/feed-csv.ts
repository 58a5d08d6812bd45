import { formatTime } from '../calendar/format-date'
import type { FeedEntry } from '../contract/feed'
import { bothDays } from '../statement-files/both-days'
import { toCsv } from '../statement-files/csv'

/** Columns of the CSV, in their order. */
export const feedColumns = [
  'date',
  'gregorian',
  'time',
  'kind',
  'title',
  'bank',
  'received',
  'paid',
  'fee',
  'status',
  'reference',
  'note',
] as const

/**
 * Serialises movements as CSV: days in both calendars, whole rial in plain digits. (INV-089, D-125)
 * @param heads of the columns, in the language of the app
 */
export function feedCsv(
  rows: readonly FeedEntry[],
  heads: readonly string[],
  words: { kind: (entry: FeedEntry) => string; status: (entry: FeedEntry) => string },
): string {
  return toCsv([
    heads,
    ...rows.map((row) => [
      ...bothDays(row.date),
      formatTime(row.date, 'en'),
      words.kind(row),
      row.title,
      row.bank ?? '',
      row.direction === 'IN' ? row.amount : '',
      row.direction === 'IN' ? '' : row.amount,
      row.fee,
      words.status(row),
      row.reference ?? '',
      row.note ?? '',
    ]),
  ])
}
