import type { Language } from '@sarv/platform/client/i18n/language'
import type { Cardex, CardexRow } from '@sarv/shared/contract/fund-statements'
import type { Sql } from '../../db/sql'
import {
  buildLines,
  type CardexLine,
  type Days,
  type FundBook,
  type Movement,
  openingValue,
  type Payout,
} from '../../ledger/cardex'
import type { LocalText } from '../../local-text/local-text'
import type { Price } from '../../market/fund-returns'
import type { DayRange } from '../lists/day-range'
import { cardexMessage } from './cardex-messages'

interface Wanted {
  readonly sub: string
  readonly dsCode: string | null
  readonly span: DayRange
  readonly today: string
  readonly language: Language
}

/** Movements, payouts and prices of one person, fund by fund. */
async function readFundBooks(sql: Sql, sub: string, dsCode: string | null): Promise<FundBook[]> {
  const params = [sub, dsCode]
  const movements = await sql.query<Movement & { ds_code: string; fund_name: LocalText }>(
    `select o.ds_code, f.name as fund_name, o.settles_on as day, o.price,
       case o.side when 'BUY' then o.units else -o.units end as units
     from fund_order o join fund f on f.ds_code = o.ds_code
     where o.sub = $1 and ($2::text is null or o.ds_code = $2) and o.status = 'DONE' and o.units > 0
     order by o.settles_on, o.id`,
    params,
  )
  const payouts = await sql.query<Payout & { ds_code: string }>(
    `select ds_code, day, units, amount from profit_payout
     where sub = $1 and ($2::text is null or ds_code = $2) order by day, id`,
    params,
  )
  const codes = [...new Set(movements.map((one) => one.ds_code))]
  const prices = await sql.query<Price & { instrument: string }>(
    'select instrument, day, price from price where instrument = any($1) order by day',
    [codes.map((code) => `fund:${code}`)],
  )
  return codes.map((code) => {
    const own = movements.filter((one) => one.ds_code === code)
    return {
      ds_code: code,
      fund_name: own[0]?.fund_name ?? { fa: code, en: code },
      movements: own,
      payouts: payouts.filter((one) => one.ds_code === code),
      prices: prices.filter(({ instrument }) => instrument === `fund:${code}`),
    }
  })
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function withBalances(opening: number, lines: readonly CardexLine[], language: Language): CardexRow[] {
  let balance = opening
  return lines.map(({ units, price, fund_name, ...line }) => {
    balance += line.credit - line.debit
    return {
      ...line,
      fund_name: fund_name[language],
      description: cardexMessage({ type: line.type, units, price }, language),
      balance,
    }
  })
}

/** Builds the cardex (statement of account) of one person, of one fund or of all together. */
export async function buildCardex(sql: Sql, { sub, dsCode, span, today, language }: Wanted): Promise<Cardex> {
  const books = await readFundBooks(sql, sub, dsCode)
  const [names] = await sql.query<{ holder: string; fund_name: LocalText | null }>(
    `select concat_ws(' ', first_name, last_name) as holder, (select name from fund where ds_code = $2) as fund_name
     from person where sub = $1`,
    [sub, dsCode],
  )
  const to = span.to ?? today
  const [first = to] = [...books.flatMap(({ movements }) => movements[0]?.day ?? []), to].sort()
  const days: Days = { from: span.from ?? first, to }
  const opening = total(books.map((book) => openingValue(book, days.from)))
  const lines = books.flatMap((book) => buildLines(book, days)).sort((a, b) => a.date.localeCompare(b.date))
  const rows = withBalances(opening, lines, language)
  const begin: CardexRow = {
    date: days.from,
    type: 'OPENING',
    description: cardexMessage({ type: 'OPENING', units: 0, price: 0 }, language),
    ds_code: dsCode,
    fund_name: names?.fund_name?.[language] ?? null,
    debit: 0,
    credit: 0,
    balance: opening,
  }
  return {
    holder: names?.holder ?? '',
    ds_code: dsCode,
    fund_name: names?.fund_name?.[language] ?? null,
    ...days,
    opening_balance: opening,
    total_debit: total(rows.map(({ debit }) => debit)),
    total_credit: total(rows.map(({ credit }) => credit)),
    closing_balance: rows.at(-1)?.balance ?? opening,
    rows: opening === 0 && rows.length === 0 ? [] : [begin, ...rows],
  }
}
