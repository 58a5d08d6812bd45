import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { tehranDay } from '../../ledger/tehran'
import { type Command, command, statuses, step } from './command'
import { blockedUnits, feeOf, heldUnits, type Model, type ModelFund, newOrder } from './model'
import { customerOf, keepUp, type Walk } from './walk'

const REQUEST = '/fund/api/v1/payment/request/'
const ORDERS = '/fund/api/v1/orders/'
const CALLBACK = 'http://localhost:3000/payment/receipt'
const LEAST = 300_000
const MOST = 999_999_999_999_999

export interface Buy {
  readonly person: number
  readonly fund: number
  readonly amount: number
  /** Sent again with its key, twice at once with it, or again with other contents. */
  readonly how: 'once' | 'replayed' | 'twin' | 'changed'
}

export function buy(wish: Buy): Command {
  const run = step(
    () => wish.person,
    async (model, real, now) => {
      const customer = customerOf(real, wish.person)
      const fund = real.funds[wish.fund]
      if (fund === undefined) return
      const key = randomUUID()
      const ask = (amount = wish.amount) =>
        customer.post<Payment>(REQUEST, { ds_code: fund.code, amount, type: 'BUY', callback_url: CALLBACK }, key)
      const answers = wish.how === 'twin' ? await Promise.all([ask(), ask(), ask()]) : [await ask()]
      if (wish.how === 'replayed') answers.push(await ask())
      const isGood = wish.amount >= Math.max(LEAST, fund.minimum) && wish.amount <= MOST
      expect(new Set(statuses(answers))).toEqual(new Set([isGood ? 200 : 400]))
      if (!isGood) return
      if (wish.how === 'changed') expect((await ask(wish.amount + 1)).status).toBe(409)
      const [payment] = answers.map((one) => one.body)
      expect(new Set(answers.map((one) => one.body.order_id)).size).toBe(1)
      const { order_id, uuid = '', payment_methods = [] } = payment ?? {}
      const landing = payment_methods[0]?.landing_url ?? ''
      const { person, amount } = wish
      model.orders.push(newOrder({ id: order_id ?? 0, person, fund, side: 'BUY', amount, uuid, landing }, now))
    },
  )
  return command('buy', wish, run)
}

export interface Sell {
  /** Chooses among the units that somebody holds. */
  readonly which: number
  readonly by: 'units' | 'amount'
  /** Of the free units: 1 is all of them, more is too many. */
  readonly share: number
  readonly how: 'once' | 'replayed' | 'twin'
}

/** Whose units of which fund are sold; while nobody holds any, the first person tries in vain. */
function chosen(model: Readonly<Model>, real: Walk, which: number): { person: number; fund: ModelFund } {
  const held = model.lots.filter((lot) => lot.units > 0)
  const { person, fund } = held[which % Math.max(1, held.length)] ?? { person: 0, fund: real.funds[0]?.code }
  const found = real.funds.find((one) => one.code === fund)
  if (found === undefined) throw new Error('the walk has no funds')
  return { person, fund: found }
}

export function sell(wish: Sell): Command {
  return command('sell', wish, async (model, real) => {
    await keepUp(model, real)
    const owner = chosen(model, real, wish.which)
    await sellOf(wish, owner)(model, real)
  })
}

function sellOf(wish: Sell, owner: { person: number; fund: ModelFund }): Command['run'] {
  const { person, fund } = owner
  return step(
    () => person,
    async (model, real, now) => {
      const customer = customerOf(real, person)
      const price = model.priceOn(fund.code, tehranDay(new Date(now)))
      const free = heldUnits(model, person, fund.code) - blockedUnits(model, person, fund.code)
      const wanted = wish.by === 'units' ? Math.ceil(free * wish.share) : Math.ceil(free * wish.share * price)
      const units = wish.by === 'units' ? wanted : Math.ceil(wanted / price)
      const ask = (key: string) =>
        customer.post<Order>(
          ORDERS,
          { side: 'SELL', ds_code: fund.code, [wish.by]: wanted, bank_account_id: customer.account },
          key,
        )
      const key = randomUUID()
      const answers = wish.how === 'twin' ? await Promise.all([ask(key), ask(randomUUID())]) : [await ask(key)]
      if (wish.how === 'replayed') answers.push(await ask(key))
      const fits = units < 1 ? 0 : Math.floor(free / units)
      const taken = answers.filter((one) => one.status === 200).map((one) => one.body)
      const different = wish.how === 'twin' ? 2 : 1
      expect([units, free, new Set(taken.map((one) => one.id)).size]).toEqual([units, free, Math.min(fits, different)])
      for (const refused of answers.filter((one) => one.status !== 200)) expect(refused.status).toBe(400)
      for (const { id } of new Map(taken.toSorted((a, b) => a.id - b.id).map((one) => [one.id, one])).values()) {
        const skip = blockedUnits(model, person, fund.code)
        const fee = feeOf(model, owner, { units, skip, at: now, price })
        model.orders.push(newOrder({ ...owner, id, side: 'SELL', amount: units * price, units, fee }, now))
      }
    },
  )
}
