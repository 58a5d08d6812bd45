import { expect } from '@jest/globals'
import { passTime } from '../../ledger/background'
import { extendPrices } from '../../ledger/prices'
import { tehranDay } from '../../ledger/tehran'
import type { Customer, Market } from '../market'
import { balances, expectRightBooks } from './books'
import { accountsOf, type Model, type ModelFund, pass } from './model'
import { expectOneStory, expectSameOrders, type Looker } from './story'

/** One walk of several people through a few funds: the real thing beside the model. */
export interface Walk {
  readonly market: Market
  readonly customers: readonly Customer[]
  readonly funds: ModelFund[]
  readonly prices: Map<string, { day: string; price: number }[]>
  /** Up to which day the prices are known. */
  pricesUntil: string
}

const FUNDS = ['11430', '11541', '11777']
const PEOPLE = 3

const nowOf = ({ market }: Walk) => market.clock.now().getTime()

/** An empty book on the first day: walks do not see one another. Only the funds of the walk have prices. */
async function beginAnew({ db, clock }: Market): Promise<void> {
  clock.reset()
  await db.query(
    `truncate ledger_row, ledger_transfer, ledger_account, fund_order, order_step, lot, holding, payment,
       gateway_session, first_reply, portfolio, stock_holding cascade`,
  )
  await db.query('delete from price where day > $1 or instrument <> all($2)', [
    tehranDay(clock.now()),
    FUNDS.map((code) => `fund:${code}`),
  ])
}

/** @param opening prices on the first day, of all walks the same */
export async function beginWalk(
  market: Market,
  opening: ReadonlyMap<string, number>,
): Promise<{ model: Model; real: Walk }> {
  await beginAnew(market)
  for (const [instrument, price] of opening) await setPrice(market, instrument, price)
  const funds = await market.db.query<ModelFund>(
    `select ds_code as code, min_amount as minimum, cut_off as "cutOff", fee_bps as "feeBps" from fund
     where ds_code = any($1) order by ds_code`,
    [FUNDS],
  )
  const customers: Customer[] = []
  for (let person = 0; person < PEOPLE; person++) customers.push(await market.customer({ kind: 'empty' }))
  const real: Walk = { market, customers, funds, prices: new Map(), pricesUntil: '' }
  const priceOn = (fund: string, day: string) =>
    real.prices.get(`fund:${fund}`)?.findLast((one) => one.day <= day)?.price ?? Number.NaN
  const model: Model = { orders: [], lots: [], priceOn }
  await keepUp(model, real)
  return { model, real }
}

export async function openingPrices({ db, clock }: Market): Promise<Map<string, number>> {
  const rows = await db.query<{ instrument: string; price: number }>(
    'select instrument, price from price where day = $1',
    [tehranDay(clock.now())],
  )
  return new Map(
    rows.filter(({ instrument }) => FUNDS.includes(instrument.slice(5))).map((one) => [one.instrument, one.price]),
  )
}

export async function setPrice({ db, clock }: Market, instrument: string, price: number): Promise<void> {
  await db.query('update price set price = $3 where instrument = $1 and day = $2', [
    instrument,
    tehranDay(clock.now()),
    price,
  ])
}

/** The model learns the prices of the days that passed, and lets them pass. */
export async function keepUp(model: Model, real: Walk): Promise<void> {
  const today = tehranDay(real.market.clock.now())
  if (real.pricesUntil !== today) await readPrices(real)
  real.pricesUntil = today
  pass(model, nowOf(real))
}

async function readPrices(real: Walk): Promise<void> {
  const { db, clock } = real.market
  await db.transaction((sql) => extendPrices(sql, clock))
  const rows = await db.query<{ instrument: string; day: string; price: number }>(
    'select instrument, day, price from price order by instrument, day',
  )
  real.prices.clear()
  for (const { instrument, day, price } of rows) {
    const own = real.prices.get(instrument) ?? []
    own.push({ day, price })
    real.prices.set(instrument, own)
  }
}

export function customerOf(real: Walk, person: number): Customer {
  const customer = real.customers[person]
  if (customer === undefined) throw new Error(`nobody is number ${person}`)
  return customer
}

const lookerOf = (real: Walk, person: number): Looker => ({
  customer: customerOf(real, person),
  person,
  funds: real.funds,
  today: tehranDay(real.market.clock.now()),
})

/** After a command of a person: the books are right, and the orders are what the model says. */
export async function expectAgreement(model: Model, real: Walk, person: number): Promise<void> {
  await expectRightBooks(real.market.db)
  await expectSameOrders(model, lookerOf(real, person))
}

/** A person looks at every page, which does what was due. */
export async function lookAround(model: Model, real: Walk, person: number): Promise<void> {
  await expectOneStory(model, lookerOf(real, person))
  await expectRightBooks(real.market.db)
}

/** The background looks at everything that is due: then each account holds what the model says. */
export async function beat(model: Model, real: Walk): Promise<void> {
  await passTime(real.market.db, real.market.clock)
  await keepUp(model, real)
  await expectRightBooks(real.market.db)
  expect(await balances(real.market.db)).toEqual(accountsOf(model))
}

/** A week later nothing is open and no money is on its way. */
export async function endWalk(model: Model, real: Walk): Promise<void> {
  real.market.clock.advance(9 * 86_400)
  await beat(model, real)
  for (const person of real.customers.keys()) await lookAround(model, real, person)
  expect(model.orders.filter((one) => ['WAITING', 'PENDING'].includes(one.status) || one.refund > 0)).toEqual([])
}
