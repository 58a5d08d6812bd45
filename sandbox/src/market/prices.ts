import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'
import { addDays, tehranDay } from '../time/tehran'
import { nextPrice } from './price-generator'

/** The price of one unit on a day: the newest one up to then, or the first one ever for earlier days. */
export async function priceOn(sql: Sql, instrument: string, day: string): Promise<number> {
  const [row] = await sql.query<{ price: number }>(
    `select price from price where instrument = $1
     order by case when day <= $2 then 0 else 1 end, case when day <= $2 then day end desc, day limit 1`,
    [instrument, day],
  )
  if (row === undefined) throw new Error(`${instrument} has no price`)
  return row.price
}

/** Distinct instruments by a loose index scan: a sort of all prices takes seconds when there are many. */
const knownInstruments = `
  with recursive known as (
    (select instrument from price order by instrument limit 1)
    union all
    select (select p.instrument from price p where p.instrument > known.instrument order by p.instrument limit 1)
    from known where known.instrument is not null
  )`

/** Prices of all instruments on a day, as `priceOn`. */
export async function pricesOn(sql: Sql, day: string): Promise<Map<string, number>> {
  const rows = await sql.query<{ instrument: string; price: number }>(
    `${knownInstruments}
     select k.instrument, coalesce(
       (select price from price p where p.instrument = k.instrument and day <= $1 order by day desc limit 1),
       (select price from price p where p.instrument = k.instrument order by day limit 1)) as price
     from known k where k.instrument is not null`,
    [day],
  )
  return new Map(rows.map(({ instrument, price }) => [instrument, price]))
}

const maxGapDays = 800

/** Generates the prices of the days that passed since the last one. */
export async function extendPrices(sql: Sql, clock: Time): Promise<void> {
  const today = tehranDay(clock.now())
  const last = await sql.query<{ instrument: string; day: string; price: number }>(
    `${knownInstruments}
     select k.instrument, newest.day, newest.price from known k cross join lateral
       (select day, price from price p where p.instrument = k.instrument order by day desc limit 1) newest
     where k.instrument is not null and newest.day < $1`,
    [today],
  )
  const rows = last.flatMap(({ instrument, day, price }) => {
    const made = []
    let at = day
    let current = price
    while (at < today && made.length < maxGapDays) {
      at = addDays(at, 1)
      current = nextPrice(instrument, at, current)
      made.push({ instrument, day: at, price: current })
    }
    return made
  })
  if (rows.length === 0) return
  await sql.query(`insert into price select * from jsonb_populate_recordset(null::price, $1) on conflict do nothing`, [
    JSON.stringify(rows),
  ])
}
