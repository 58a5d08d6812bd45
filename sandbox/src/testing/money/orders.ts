import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import { tehranDay } from '../../time/tehran'
import { type Command, command, statuses, step } from './command'
import { blockedUnits, expectedFee, heldUnits, type Model, type ModelFund, newOrder } from './model'
import { findCustomer, syncModel, type Walk } from './walk'

const requestPath = '/fund/api/v1/payment/request/'
const ordersPath = '/fund/api/v1/orders/'
const callbackUrl = 'http://localhost:3000/payment/receipt'
const minAmount = 300_000
const maxAmount = 2_000_000_000

export interface Buy {
  readonly person: number
  readonly fund: number
  readonly amount: number
  /** Sent again with its key, twice at once with it, or again with other contents. */
  readonly how: 'once' | 'replayed' | 'twin' | 'changed'
}

export function buy(options: Buy): Command {
  const run = step(
    () => options.person,
    async (model, real, now) => {
      const customer = findCustomer(real, options.person)
      const fund = real.funds[options.fund]
      if (fund === undefined) return
      const key = randomUUID()
      const ask = (amount = options.amount) =>
        customer.post<Payment>(requestPath, { ds_code: fund.code, amount, type: 'BUY', callback_url: callbackUrl }, key)
      const responses = options.how === 'twin' ? await Promise.all([ask(), ask(), ask()]) : [await ask()]
      if (options.how === 'replayed') responses.push(await ask())
      const isGood = options.amount >= Math.max(minAmount, fund.minimum) && options.amount <= maxAmount
      expect(new Set(statuses(responses))).toEqual(new Set([isGood ? 200 : 400]))
      if (!isGood) return
      if (options.how === 'changed') expect((await ask(options.amount + 1)).status).toBe(409)
      const [payment] = responses.map((one) => one.body)
      expect(new Set(responses.map((one) => one.body.order_id)).size).toBe(1)
      const { order_id, uuid = '', payment_methods = [] } = payment ?? {}
      const landing = payment_methods[0]?.landing_url ?? ''
      const { person, amount } = options
      model.orders.push(newOrder({ id: order_id ?? 0, person, fund, side: 'BUY', amount, uuid, landing }, now))
    },
  )
  return command('buy', options, run)
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

export function sell(options: Sell): Command {
  return command('sell', options, async (model, real) => {
    await syncModel(model, real)
    const owner = chosen(model, real, options.which)
    await sellAs(options, owner)(model, real)
  })
}

function sellAs(options: Sell, owner: { person: number; fund: ModelFund }): Command['run'] {
  const { person, fund } = owner
  return step(
    () => person,
    async (model, real, now) => {
      const customer = findCustomer(real, person)
      const price = model.priceOn(fund.code, tehranDay(new Date(now)))
      const free = heldUnits(model, person, fund.code) - blockedUnits(model, person, fund.code)
      const wanted = options.by === 'units' ? Math.ceil(free * options.share) : Math.ceil(free * options.share * price)
      const units = options.by === 'units' ? wanted : Math.ceil(wanted / price)
      const ask = (key: string) =>
        customer.post<Order>(
          ordersPath,
          { side: 'SELL', ds_code: fund.code, [options.by]: wanted, bank_account_id: customer.account },
          key,
        )
      const key = randomUUID()
      const responses = options.how === 'twin' ? await Promise.all([ask(key), ask(randomUUID())]) : [await ask(key)]
      if (options.how === 'replayed') responses.push(await ask(key))
      const fits = units < 1 ? 0 : Math.floor(free / units)
      const taken = responses.filter((one) => one.status === 200).map((one) => one.body)
      const different = options.how === 'twin' ? 2 : 1
      expect([units, free, new Set(taken.map((one) => one.id)).size]).toEqual([units, free, Math.min(fits, different)])
      for (const refused of responses.filter((one) => one.status !== 200)) expect(refused.status).toBe(400)
      for (const { id } of new Map(taken.toSorted((a, b) => a.id - b.id).map((one) => [one.id, one])).values()) {
        const skip = blockedUnits(model, person, fund.code)
        const fee = expectedFee(model, owner, { units, skip, at: now, price })
        model.orders.push(newOrder({ ...owner, id, side: 'SELL', amount: units * price, units, fee }, now))
      }
    },
  )
}
