import type { Sql } from '../db/sql'
import { at } from '../time/clock'
import { jalaliMonthStarts, tehranDay } from '../time/tehran'
import { type PayingFund, profitsToDeclare } from './declared-profits'
import { transfer } from './transfer'

/** Funds of these types share their profit out each month; the others leave it in the price of the unit. */
const payingTypes = ['FixedIncome', 'FixedIncomeFixedProfit', 'FixedIncomeSupporter', 'MixedProfitDividend']
const monthsDeclared = 24
const monthsWatched = 3
/** What an order that is done added to the units of its fund. */
const boughtUnits = `case o.side when 'BUY' then o.units else -o.units end`

/** Declares what each paying fund shares out for the months that began since the last time. */
async function declareProfits(sql: Sql, days: readonly string[]): Promise<void> {
  const behind = await sql.query<PayingFund>(
    `select f.ds_code, f.started_at, max(p.day) as last from fund f left join fund_profit p on p.ds_code = f.ds_code
     where f.type = any($1) group by f.ds_code having coalesce(max(p.day) < $2, true)`,
    [payingTypes, days.at(-1)],
  )
  const rows = behind.flatMap((fund) => profitsToDeclare(fund, days))
  if (rows.length === 0) return
  await sql.query(
    `insert into fund_profit (ds_code, day, per_unit)
     select ds_code, day, per_unit from jsonb_populate_recordset(null::fund_profit, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** A profit share of one person. */
export interface OwedProfit {
  readonly sub: string
  readonly ds_code: string
  readonly day: string
  readonly units: number
  readonly amount: number
  readonly iban: string
}

/** Noon in Tehran on the day of the profit. */
export const profitDueAt = (day: string) => new Date(`${day}T08:30:00Z`)

/**
 * Profit that is declared for some days and not paid: to the holders of units when its day began. It waits while their
 * default account is not usable yet. (SBX-124)
 */
function owedFor(sql: Sql, days: readonly string[], now: Date, sub: string | null): Promise<OwedProfit[]> {
  return sql.query<OwedProfit>(
    `select o.sub, p.ds_code, p.day, a.iban, sum(${boughtUnits})::bigint as units, (p.per_unit * sum(${boughtUnits}))::bigint as amount
     from fund_profit p
       join fund_order o on o.ds_code = p.ds_code and o.status = 'DONE' and o.settles_on < p.day
       join payout_account a on a.sub = o.sub and a.is_default and (a.usable_from is null or a.usable_from <= $3)
     where p.day = any($1) and ($2::uuid is null or o.sub = $2)
       and not exists (select 1 from profit_payout y where y.sub = o.sub and y.ds_code = p.ds_code and y.day = p.day)
     group by p.ds_code, p.day, o.sub, a.iban having sum(${boughtUnits}) > 0 order by p.day, p.ds_code, o.sub`,
    [days, sub, now],
  )
}

/** Pays one profit share, idempotent: the second caller finds the row and posts nothing; then false. */
export async function payProfit(sql: Sql, { sub, ds_code, day, units, amount, iban }: OwedProfit): Promise<boolean> {
  const [payout] = await sql.query<{ id: number }>(
    `insert into profit_payout (sub, ds_code, day, units, amount, iban) values ($1, $2, $3, $4, $5, $6)
     on conflict do nothing returning id`,
    [sub, ds_code, day, units, amount, iban],
  )
  if (payout === undefined) return false
  await transfer(sql, at(profitDueAt(day)), `profit:${payout.id}`, [
    { account: `fund:${ds_code}`, amount: -amount },
    { account: 'world', amount },
  ])
  return true
}

/**
 * Profit that is due by now and not paid (SBX-102). For all people it checks only the newest months, which is fast; it
 * pays the whole past of one person when that person looks.
 */
export async function dueProfits(sql: Sql, now: Date, sub: string | null): Promise<OwedProfit[]> {
  const days = jalaliMonthStarts(tehranDay(now), monthsDeclared)
  await declareProfits(sql, days)
  const owed = await owedFor(sql, sub === null ? days.slice(-monthsWatched) : days, now, sub)
  return owed.filter(({ day }) => profitDueAt(day) <= now)
}
