import type { Sql } from '../db/sql'
import { later, type Time } from '../time/clock'

/** Unknown codes that one person may try in so many milliseconds. */
const maxGuesses = 5
const guessWindow = 15 * 60_000

/** Rate limit of guesses (T17): seconds until a person may try another voucher code; 0 for now. */
export async function secondsUntilGuess(sql: Sql, time: Time, sub: string): Promise<number> {
  const now = time.now()
  const [oldest] = await sql.query<{ at: Date }>(
    'select at from voucher_guess where sub = $1 and at > $2 order by at desc offset $3 limit 1',
    [sub, later(now, -guessWindow), maxGuesses - 1],
  )
  return oldest === undefined ? 0 : Math.ceil((later(oldest.at, guessWindow).getTime() - now.getTime()) / 1000)
}

/** Counts an unknown code; commit it, although the call is refused. */
export async function countGuess(sql: Sql, time: Time, sub: string): Promise<void> {
  await sql.query('insert into voucher_guess (sub, at) values ($1, $2)', [sub, time.now()])
}
