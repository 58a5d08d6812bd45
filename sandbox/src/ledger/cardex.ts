import { startOfMonth } from '@sarv/shared/calendar/arithmetic/jalali-months'
import type { CardexRow } from '@sarv/shared/contract/fund-statements'
import type { LocalText } from '../local-text/local-text'
import { addDays } from '../time/tehran'

interface Dated {
  readonly day: string
}
/** Units of a settled order, bought more than 0 and sold less, at the price of that order. */
export interface Movement extends Dated {
  readonly units: number
  readonly price: number
}
export interface Payout extends Dated {
  readonly units: number
  readonly amount: number
}
interface Price extends Dated {
  readonly price: number
}

/** Account history of one person in one fund; each list by day. */
export interface FundBook {
  readonly ds_code: string
  readonly fund_name: LocalText
  readonly movements: readonly Movement[]
  readonly payouts: readonly Payout[]
  readonly prices: readonly Price[]
}

/** A row before it is translated; `price` is that of one unit, `units` without a sign. */
export interface CardexLine extends Omit<CardexRow, 'balance' | 'description' | 'fund_name'> {
  readonly fund_name: LocalText
  readonly units: number
  readonly price: number
}

export interface Days {
  readonly from: string
  readonly to: string
}

/** Price lookup: the price of a day is the newest one up to then, or the first one ever. */
const priceOn = (prices: readonly Price[], day: string) =>
  (prices.findLast((one) => one.day <= day) ?? prices[0])?.price ?? 0

const unitsBefore = (movements: readonly Movement[], day: string) =>
  movements.reduce((sum, one) => (one.day < day ? sum + one.units : sum), 0)

/** The last day of each Jalali month, and the last day at all: when units are valued though nothing moves. */
function valuationDays({ from, to }: Days): string[] {
  const days = [to]
  for (let start = startOfMonth(to); start > from; start = startOfMonth(addDays(start, -1))) {
    days.unshift(addDays(start, -1))
  }
  return days
}

type Event = (Movement & { kind: 'moved' }) | (Payout & { kind: 'paid' }) | (Dated & { kind: 'valued' })

function listEvents({ movements, payouts }: FundBook, { from, to }: Days): Event[] {
  const within = ({ day }: Dated) => day >= from && day <= to
  const first = movements[0]?.day ?? to
  // Of one day, the sort keeps this order: profit goes to who held units when it began, the value stands at its end.
  return [
    ...payouts.filter(within).map((one): Event => ({ ...one, kind: 'paid' })),
    ...movements.filter(within).map((one): Event => ({ ...one, kind: 'moved' })),
    // Before the first movement there is nothing to value, even if the range begins earlier.
    ...valuationDays({ from: first > from ? first : from, to }).map((day): Event => ({ day, kind: 'valued' })),
  ].sort((a, b) => a.day.localeCompare(b.day))
}

/** What the units of a book are worth when a day begins: at the price of the day before. */
export const openingValue = ({ movements, prices }: FundBook, day: string) =>
  unitsBefore(movements, day) * priceOn(prices, addDays(day, -1))

/**
 * The lines of one fund over some days. Every movement is preceded by the change of value up to its price, so that what
 * comes out in the end is what the units are worth.
 */
export function buildLines(book: FundBook, days: Days): CardexLine[] {
  const { ds_code, fund_name, prices } = book
  const lines: CardexLine[] = []
  let units = unitsBefore(book.movements, days.from)
  let value = openingValue(book, days.from)
  const add = (day: string, type: string, amount: number, of: { units: number; price: number }) => {
    if (amount === 0) return
    const sides = { debit: Math.max(0, -amount), credit: Math.max(0, amount) }
    lines.push({ date: day, type, ds_code, fund_name, ...sides, units: Math.abs(of.units), price: of.price })
    value += amount
  }
  for (const event of listEvents(book, days)) {
    if (event.kind === 'paid') {
      const share = { units: event.units, price: event.amount / event.units }
      add(event.day, 'PROFIT', event.amount, share)
      add(event.day, 'PROFIT_PAYOUT', -event.amount, share)
      continue
    }
    const price = event.kind === 'moved' ? event.price : priceOn(prices, event.day)
    add(event.day, 'VALUE_CHANGE', units * price - value, { units, price })
    if (event.kind === 'valued') continue
    add(event.day, event.units > 0 ? 'PURCHASE' : 'SALE', event.units * price, { units: event.units, price })
    units += event.units
  }
  return lines
}
