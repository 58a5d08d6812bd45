import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'
import { startOfTehranDay } from '../time/tehran'
import { listPayoutAccounts } from './payout-accounts'

/** CON-34: what a person may send in one day of Tehran to destinations that they had not paid before: rial, and to how many. */
export const newDestinationDailyMax = 1_000_000_000
export const newDestinationsADay = 5

/** What a person has sent today to destinations that they had not paid before today. */
export interface NewDestinations {
  /** Rial. */
  readonly amount: number
  /** Their numbers. */
  readonly numbers: readonly string[]
}

/**
 * Rial that may still go today to a destination which the person had not paid before today: a stranger with the person's
 * phone gets this much and no more. (CON-34, T36)
 */
export function leftForNew({ amount, numbers }: NewDestinations, number: string): number {
  const hasRoom = numbers.includes(number) || numbers.length < newDestinationsADay
  return hasRoom ? Math.max(0, newDestinationDailyMax - amount) : 0
}

/**
 * Rial that may still go to a destination today; undefined where one of the person's transfers reached it before today, and
 * for an account of their own to which sales are paid out.
 */
export async function leftToday(sql: Sql, time: Time, sub: string, number: string): Promise<number | undefined> {
  const accounts = await listPayoutAccounts(sql, time, sub, 'id')
  const own = new Set(accounts.filter(({ usable_from }) => !usable_from).map(({ iban }) => iban))
  if (own.has(number)) return undefined
  const rows = await sql.query<{ number: string; today: number; before: boolean }>(
    `select t.destination as number, coalesce(bool_or(t.status = 'DONE' and t.created_at < $2), false) as before,
       coalesce(sum(t.amount) filter (where t.created_at >= $2), 0)::bigint as today
     from bank_transfer t join card_account a on a.id = t.account_id
     where a.sub = $1 and t.status <> 'FAILED' group by t.destination`,
    [sub, startOfTehranDay(time.now())],
  )
  if (rows.some((row) => row.number === number && row.before)) return undefined
  const fresh = rows.filter((row) => !row.before && row.today > 0 && !own.has(row.number))
  return leftForNew(
    { amount: fresh.reduce((sum, { today }) => sum + today, 0), numbers: fresh.map((row) => row.number) },
    number,
  )
}
