import * as z from '@sarv/shared/schema'

/**
 * An amount of money on the wire: whole rial, never toman, never a fraction.
 * @example 50_000_000 // ۵ میلیون تومان
 */
export const rial = z.int()

/**
 * A percentage on the wire: a number with at most two decimals, `24.61` for ۲۴٫۶۱٪. The sign is part of it.
 * @example -4.18
 */
export const percent = z.number()

/**
 * The id of a row, as a request carries it: an integer of 32 bits, which every column of ids can be compared with.
 * @example z.object({ broker_id: rowId() })
 */
export const rowId = (message?: string) => z.int32(message)

/**
 * A day or an instant in ISO 8601: `2026-11-21`, or with an offset `2026-11-21T12:52:08.000Z`.
 * @example '2026-11-21T12:52:08.000Z'
 */
export const isoDate = z.string()

/**
 * A string of an open enum whose known values are not listed here. A value that is not known yet is not an error of the
 * response and must not break a page (F32).
 * @example 'payment_methods'
 */
export const word = z.string()

/**
 * An open enum: the type knows its values, the check takes any string, as `word` does (F32).
 * @example openEnum(['WAITING', 'SUCCESS']) // 'WAITING' | 'SUCCESS' | (string & {})
 */
export function openEnum<const Known extends string>(_known: readonly Known[]) {
  return z.string() as z.ZodMiniType<Known | (string & {}), string>
}

/**
 * One page of a list, newest first.
 * @example page(order) // { count: 45, page: 1, page_count: 3, results: [...] }
 */
export function page<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    /** Rows in all pages together. */
    count: z.int(),
    /** This page, from 1. */
    page: z.int(),
    page_count: z.int(),
    results: z.array(item),
  })
}

/**
 * What one Jalali month of a list adds up to, with its rows on all pages: money that came in and money that was taken
 * out. What failed, was called off or is not paid counts for nothing.
 * @example { month: '1405-09', paid_in: 50_000_000, paid_out: 0 }
 */
export const monthTotal = z.object({ month: z.string(), paid_in: rial, paid_out: rial })
export type MonthTotal = z.infer<typeof monthTotal>

/**
 * One page of a list of money, with the totals of the months that it touches; a server that makes none leaves them out.
 * @example monthlyPage(order) // { count: 45, page: 1, page_count: 3, results: [...], months: [...] }
 */
export function monthlyPage<Item extends z.ZodMiniType>(item: Item) {
  return z.extend(page(item), { months: z.optional(z.array(monthTotal)) })
}

/**
 * The page that a list query asks for, from 1; absent means the first.
 * @example z.object({ page: pageNumber })
 */
export const pageNumber = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))
