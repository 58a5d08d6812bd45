import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { between } from '../../fake-data/seeded-random'
import type { Result } from '../../gateway/session'
import { type Actor, fundCodes, increasePath, orderPath } from './actor'
import type { Reply } from './crashing-sandbox'
import { blockedUnits, heldUnits, isAtGateway, isOpen, type ModelOrder, pass, statusesOf } from './model'

/** Something that a person does, and what it came to in a word. */
export type Command = (actor: Actor) => Promise<string>

const requestPath = '/fund/api/v1/payment/request/'
const callbackUrl = 'http://localhost:3000/payment/receipt'
const results = ['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED', 'CANCELED'] as const satisfies readonly Result[]

export function pick<One>({ random }: Actor, all: readonly One[]): One {
  const found = all[Math.floor(random() * all.length)]
  if (found === undefined) throw new Error('Nothing to choose from')
  return found
}

/** Mostly one of the newest. */
const pickLate = <One>(actor: Actor, all: readonly One[]) => pick(actor, actor.random() < 0.7 ? all.slice(-3) : all)

/** Mostly those that still wait for their money, where there are any. */
function preferring<One extends { readonly status: string }>({ random }: Actor, all: readonly One[]): readonly One[] {
  const waiting = all.filter(({ status }) => status === 'WAITING')
  return waiting.length > 0 && random() < 0.8 ? waiting : all
}

export const amountOf = (actor: Actor) => between(actor.random, 1_000_000, 90_000_000)

/** The path of a landing page: its origin is another one after a restart. */
function landingOf({ payment_methods }: Pick<Payment, 'payment_methods'>): string {
  const address = payment_methods.find(({ landing_url }) => landing_url !== null)?.landing_url
  return address ? new URL(address).pathname : ''
}

/** Once, again under its key, or twice at once under it: the first response is all that there is. */
async function sendOnce(actor: Actor, path: string, body: unknown): Promise<Reply> {
  const key = randomUUID()
  const send = () => actor.post(path, body, key)
  const replies = actor.random() < 0.2 ? await Promise.all([send(), send()]) : [await send()]
  const [first = await send(), ...others] = replies
  for (const other of others) expect(other).toEqual(first)
  if (first.status === 200) actor.sent.push({ path, body, key, response: first.body })
  return first
}

/** What the server says of an order is something that the model lets it say. */
export function observe(model: ModelOrder, { status, amount, units, price, fee, remainder }: Order, now: number): void {
  expect(statusesOf(model, now)).toContain(status)
  if (status !== model.status) model.at = now
  model.status = status
  if (status === 'REJECTED') expect(price ?? 0).toBeGreaterThan(amount)
  if (status !== 'DONE') return
  model.units = units ?? 0
  expect(model.units * (price ?? 0) + remainder).toBe(amount)
  if (model.side === 'SELL') expect(fee).toBeLessThan(amount)
  else expect([amount, remainder < (price ?? 0)]).toEqual([model.amount, true])
}

/** Learns what time has done to open orders. */
async function sync(actor: Actor): Promise<void> {
  const now = actor.sandbox.ahead
  pass(actor.model, now)
  for (const order of actor.model.orders.filter((one) => statusesOf(one, now)[0] !== one.status))
    observe(order, await actor.get<Order>(orderPath(order.id)), now)
}

export const buy: Command = async (actor) => {
  const fund = pick(actor, fundCodes)
  const amount = actor.random() < 0.05 ? pick(actor, [0, -1, 299_999]) : amountOf(actor)
  const isFast = fund === '12180' && actor.random() < 0.5
  const { status, body } = isFast
    ? await sendOnce(actor, '/bank/api/v1/fast-invest/', { amount, callback_url: callbackUrl })
    : await sendOnce(actor, requestPath, { ds_code: fund, amount, type: 'BUY', callback_url: callbackUrl })
  expect([amount, status]).toEqual([amount, amount < 300_000 ? 400 : 200])
  if (status !== 200) return 'purchase refused'
  const payment = body as Payment
  actor.model.orders.push({
    id: payment.order_id ?? 0,
    side: 'BUY',
    fund,
    amount,
    landing: landingOf(payment),
    status: 'WAITING',
    at: actor.sandbox.ahead,
    units: 0,
  })
  return 'purchase'
}

/** A button on the gateway's page, once, twice at once, or with another amount. */
async function pressFor(actor: Actor, landing: string, amount: number, result: Result): Promise<boolean> {
  if (actor.random() < 0.1) {
    expect(await actor.press(landing, result, amount - 1)).toBe(400)
    return false
  }
  const press = () => actor.press(landing, result, amount)
  const statuses = actor.random() < 0.2 ? await Promise.all([press(), press()]) : [await press()]
  expect(new Set(statuses)).toEqual(new Set([303]))
  return true
}

export const pay: Command = async (actor) => {
  const now = actor.sandbox.ahead
  const purchases = actor.model.orders.filter(({ side }) => side === 'BUY')
  if (purchases.length === 0) return buy(actor)
  const order = pickLate(actor, preferring(actor, purchases))
  const [before] = statusesOf(order, now)
  const result = pick(actor, results)
  const isTaken = (await pressFor(actor, order.landing, order.amount, result)) && before === 'WAITING'
  if (isTaken) Object.assign(order, { status: result === 'SUCCESS' ? 'PENDING' : result, at: now })
  observe(order, await actor.get<Order>(orderPath(order.id)), now)
  return isTaken ? `payment ${result}` : 'payment too late or tampered with'
}

export const cancel: Command = async (actor) => {
  const now = actor.sandbox.ahead
  if (actor.model.orders.length === 0) return buy(actor)
  const order = pickLate(actor, actor.model.orders)
  const mayCancel = isOpen(order, now)
  const { status } = await sendOnce(actor, `${orderPath(order.id)}cancel/`, {})
  expect([order.status, status]).toEqual([order.status, mayCancel ? 200 : 400])
  if (mayCancel) Object.assign(order, { status: 'CANCELED', at: now })
  observe(order, await actor.get<Order>(orderPath(order.id)), now)
  return mayCancel ? `cancelled ${order.side}` : 'cancellation refused'
}

/** Sells units of one fund, once or from two tabs at once that both sell the same units. */
export const sell: Command = async (actor) => {
  await sync(actor)
  const { model, sandbox } = actor
  const fund = pick(actor, fundCodes)
  const free = heldUnits(model, fund) - blockedUnits(model, fund)
  const units = Math.ceil(free * pick(actor, [0.01, 0.1, 0.3, 0.6, 1, 1.01]))
  const body = { side: 'SELL', ds_code: fund, units, bank_account_id: actor.payout }
  const isTwin = actor.random() < 0.3
  const send = () => sendOnce(actor, '/fund/api/v1/orders/', body)
  const replies = isTwin ? await Promise.all([send(), send()]) : [await send()]
  const fits = units < 1 ? 0 : Math.min(replies.length, Math.floor(free / units))
  const made = replies.filter(({ status }) => status === 200)
  expect([units, free, made.length]).toEqual([units, free, fits])
  for (const reply of made) {
    const { id, amount, status } = reply.body as Order
    model.orders.push({ id, side: 'SELL', fund, amount, landing: '', status, at: sandbox.ahead, units })
  }
  return made.length === 0 ? 'sale refused' : 'sale'
}

/** The same request again after any time, or the same key for something else. */
export const replay: Command = async (actor) => {
  if (actor.sent.length === 0) return buy(actor)
  const { path, body, key, response } = pickLate(actor, actor.sent)
  if (actor.random() < 0.2) {
    const other = { ...(body as object), amount: 1_234_567 }
    expect((await actor.post(path, other, key)).status).toBe(path.endsWith('cancel/') ? 200 : 409)
    return 'key of another intent refused'
  }
  expect(await actor.post(path, body, key)).toEqual({ status: 200, body: response })
  return 'replayed'
}

/** Money into the bank account. */
export const charge: Command = async (actor) => {
  const { account, model } = actor
  if (account === undefined) return askIncrease(actor)
  const amount = amountOf(actor)
  const { status, body } = await sendOnce(actor, '/bank/api/v1/charge/', { account_id: account.id, amount })
  expect(status).toBe(200)
  const result = pick(actor, results)
  const isTaken = await pressFor(actor, landingOf(body as Payment), amount, result)
  if (isTaken && result === 'SUCCESS') model.balance += amount
  return isTaken ? `charge ${result}` : 'charge tampered with'
}

export const askIncrease: Command = async (actor) => {
  const { model, prx, sandbox } = actor
  if (prx === undefined) return charge(actor)
  const amount = amountOf(actor)
  const { status, body } = await sendOnce(actor, '/pma/api/v1/payment/', { prx, amount, accepted_rules: true })
  expect(status).toBe(200)
  const payment = body as IncreasePayment
  const landing = landingOf(payment as Pick<Payment, 'payment_methods'>)
  model.increases.push({
    uuid: payment.uuid,
    amount,
    landing,
    madeAt: sandbox.ahead,
    status: 'WAITING',
    slip: undefined,
  })
  return 'increase'
}

export const payIncrease: Command = async (actor) => {
  const { model, sandbox } = actor
  const now = sandbox.ahead
  pass(model, now)
  if (model.increases.length === 0) return askIncrease(actor)
  const increase = pickLate(actor, preferring(actor, model.increases))
  const before = increase.status
  const result = pick(actor, results)
  const isTaken = isAtGateway(increase, now)
  if ((await pressFor(actor, increase.landing, increase.amount, result)) && isTaken) increase.status = result
  if (increase.status === 'SUCCESS' && before !== 'SUCCESS') model.paidIn += increase.amount
  const { status } = await actor.get<IncreasePayment>(increasePath(increase.uuid))
  expect([increase, status]).toEqual([increase, increase.status])
  return increase.status === before ? 'increase not paid' : `increase ${increase.status}`
}
