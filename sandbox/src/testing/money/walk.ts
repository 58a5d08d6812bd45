import { expect } from '@jest/globals'
import { runAllDueJobs } from '../../jobs/runner'
import { extendPrices } from '../../market/prices'
import { tehranDay } from '../../time/tehran'
import type { Customer, LedgerTestApp } from '../ledger-test-app'
import { expectApiAgreement, expectSameOrders, type Viewer } from './api-agreement'
import { expectLedgerInvariants, readBalances } from './ledger-invariants'
import { expectedAccounts, type Model, type ModelFund, pass } from './model'

/** One walk of several people through a few funds: the real thing beside the model. */
export interface Walk {
  readonly app: LedgerTestApp
  readonly customers: readonly Customer[]
  readonly funds: ModelFund[]
  readonly prices: Map<string, { day: string; price: number }[]>
  /** Up to which day the prices are known. */
  pricesUntil: string
}

const fundCodes = ['11430', '11541', '11777']
const peopleCount = 3

const currentTime = ({ app }: Walk) => app.clock.now().getTime()

/** An empty book on the first day: walks do not see one another. Only the funds of the walk have prices. */
async function resetLedger({ db, clock }: LedgerTestApp): Promise<void> {
  clock.reset()
  await db.query(
    `truncate ledger_row, ledger_transfer, ledger_account, fund_order, order_step, lot, holding, payment,
       gateway_session, first_reply, portfolio, stock_holding cascade`,
  )
  await db.query('delete from price where day > $1 or instrument <> all($2)', [
    tehranDay(clock.now()),
    fundCodes.map((code) => `fund:${code}`),
  ])
}

/** @param opening prices on the first day, of all walks the same */
export async function startWalk(
  app: LedgerTestApp,
  opening: ReadonlyMap<string, number>,
): Promise<{ model: Model; real: Walk }> {
  await resetLedger(app)
  for (const [instrument, price] of opening) await setPrice(app, instrument, price)
  const funds = await app.db.query<ModelFund>(
    `select ds_code as code, min_amount as minimum, cut_off as "cutOff", fee_bps as "feeBps" from fund
     where ds_code = any($1) order by ds_code`,
    [fundCodes],
  )
  const customers: Customer[] = []
  for (let person = 0; person < peopleCount; person++) customers.push(await app.customer({ kind: 'empty' }))
  const real: Walk = { app, customers, funds, prices: new Map(), pricesUntil: '' }
  const priceOn = (fund: string, day: string) =>
    real.prices.get(`fund:${fund}`)?.findLast((one) => one.day <= day)?.price ?? Number.NaN
  const model: Model = { orders: [], lots: [], priceOn }
  await syncModel(model, real)
  return { model, real }
}

export async function openingPrices({ db, clock }: LedgerTestApp): Promise<Map<string, number>> {
  const rows = await db.query<{ instrument: string; price: number }>(
    'select instrument, price from price where day = $1',
    [tehranDay(clock.now())],
  )
  return new Map(
    rows.filter(({ instrument }) => fundCodes.includes(instrument.slice(5))).map((one) => [one.instrument, one.price]),
  )
}

export async function setPrice({ db, clock }: LedgerTestApp, instrument: string, price: number): Promise<void> {
  await db.query('update price set price = $3 where instrument = $1 and day = $2', [
    instrument,
    tehranDay(clock.now()),
    price,
  ])
}

/** The model learns the prices of the days that passed, and lets them pass. */
export async function syncModel(model: Model, real: Walk): Promise<void> {
  const today = tehranDay(real.app.clock.now())
  if (real.pricesUntil !== today) await readPrices(real)
  real.pricesUntil = today
  pass(model, currentTime(real))
}

async function readPrices(real: Walk): Promise<void> {
  const { db, clock } = real.app
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

export function findCustomer(real: Walk, person: number): Customer {
  const customer = real.customers[person]
  if (customer === undefined) throw new Error(`nobody is number ${person}`)
  return customer
}

const toViewer = (real: Walk, person: number): Viewer => ({
  customer: findCustomer(real, person),
  person,
  funds: real.funds,
  today: tehranDay(real.app.clock.now()),
})

/** After a command of a person: the books are right, and the orders are what the model says. */
export async function expectAgreement(model: Model, real: Walk, person: number): Promise<void> {
  await expectLedgerInvariants(real.app.db)
  await expectSameOrders(model, toViewer(real, person))
}

/** A person looks at every page, which does what was due. */
export async function checkPages(model: Model, real: Walk, person: number): Promise<void> {
  await expectApiAgreement(model, toViewer(real, person))
  await expectLedgerInvariants(real.app.db)
}

/** The background looks at everything that is due: then each account holds what the model says. */
export async function tick(model: Model, real: Walk): Promise<void> {
  await runAllDueJobs(real.app.db, real.app)
  await syncModel(model, real)
  await expectLedgerInvariants(real.app.db)
  expect(await readBalances(real.app.db)).toEqual(expectedAccounts(model))
}

/** A week later nothing is open and no money is on its way. */
export async function endWalk(model: Model, real: Walk): Promise<void> {
  real.app.clock.advance(9 * 86_400)
  await tick(model, real)
  for (const person of real.customers.keys()) await checkPages(model, real, person)
  expect(model.orders.filter((one) => ['WAITING', 'PENDING'].includes(one.status) || one.refund > 0)).toEqual([])
}
