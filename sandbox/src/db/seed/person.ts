import { randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock'
import type { Sql } from '../sql'

/** What a test may ask of a fresh person; the rest is filled in. */
export interface PersonWish {
  readonly level?: 0 | 1 | 2
  readonly mobile?: string
  readonly national_code?: string
  readonly first_name?: string
  readonly last_name?: string
}

/** A person who did not exist before. */
export async function makePerson(sql: Sql, clock: Clock, wish: PersonWish) {
  const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
  const [person] = await sql.query<{ sub: string; mobile: string; national_code: string; level: number }>(
    `insert into person (sub, mobile, national_code, level, first_name, last_name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning sub, mobile, national_code, level`,
    [
      randomUUID(),
      wish.mobile ?? `09${digits(9)}`,
      wish.national_code ?? `1${digits(9)}`,
      wish.level ?? 0,
      wish.first_name ?? null,
      wish.last_name ?? null,
      clock.now(),
    ],
  )
  if (person === undefined) throw new Error('the database made no person')
  return person
}
