import type { Sql } from '../db/sql'
import { growth } from '../market/arithmetic'
import { type Candidate, typesByClass } from './allocation'
import { minimumInvestment } from './horizon-questions'

/** The smallest part of a recommended portfolio, in percent. */
const smallestShare = 5
const yearDays = 364
/** The fund whose units a bank card draws on. */
const cardFund = '12180'

interface Row extends Pick<Candidate, 'ds_code' | 'type'> {
  readonly price: number
  readonly year_ago: number
}

/**
 * Funds that may be recommended, in the catalogue's order: of the classes' types, a year old at least, and with a minimum
 * that the smallest part of the smallest amount reaches. The
 * return is that of the funds' pages. The card's fund is left to cards.
 */
export async function listCandidates(sql: Sql): Promise<Candidate[]> {
  const rows = await sql.query<Row>(
    `select f.ds_code, f.type, newest.price, earlier.price as year_ago
     from fund f
       cross join lateral (select day, price from price where instrument = 'fund:' || f.ds_code order by day desc limit 1) newest
       cross join lateral (select price from price where instrument = 'fund:' || f.ds_code and day <= newest.day - $3::int
         order by day desc limit 1) earlier
     where f.type = any($1) and f.min_amount <= $2 and f.ds_code <> $4 order by f.priority`,
    [Object.values(typesByClass).flat(), (minimumInvestment * smallestShare) / 100, yearDays, cardFund],
  )
  return rows.map(({ price, year_ago, ...fund }) => ({ ...fund, annual_return: growth(year_ago, price) }))
}
