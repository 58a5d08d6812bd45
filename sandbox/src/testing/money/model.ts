import { tehranDay } from '../../time/tehran'
import { settlesAt } from '../../time/timings'

const minuteMs = 60_000
const timeToPay = 15 * minuteMs
const twoDaysMs = 48 * 60 * minuteMs
const bandEnds = [7, 15, 30, 60, 90]

export interface ModelFund {
  readonly code: string
  readonly minimum: number
  readonly cutOff: string
  readonly feeBps: readonly number[]
}

/** An order as it should be. */
export interface ModelOrder {
  readonly id: number
  readonly person: number
  readonly fund: ModelFund
  readonly side: 'BUY' | 'SELL'
  readonly created: number
  readonly uuid: string
  readonly landing: string
  /** What the gateway asks for. */
  asked: number
  status: string
  amount: number
  units: number | null
  fee: number
  remainder: number
  /** Money came in. */
  paid: boolean
  due: number | null
  /** Money that waits for its way back, and when it leaves. */
  refund: number
  refundAt: number | null
  refunded: number
}

interface ModelLot {
  readonly person: number
  readonly fund: string
  readonly day: string
  units: number
}

/** A second, simple book of everything that should have happened. */
export interface Model {
  readonly orders: ModelOrder[]
  readonly lots: ModelLot[]
  priceOn(fund: string, day: string): number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const toDay = (at: number) => tehranDay(new Date(at))

export const openOrders = (model: Model, person: number) =>
  model.orders.filter((one) => one.person === person && (one.status === 'WAITING' || one.status === 'PENDING'))

export const heldUnits = (model: Model, person: number, fund: string) =>
  sum(model.lots.filter((lot) => lot.person === person && lot.fund === fund).map((lot) => lot.units))

export const blockedUnits = (model: Model, person: number, fund: string) =>
  sum(
    openOrders(model, person)
      .filter((one) => one.side === 'SELL' && one.fund.code === fund)
      .map((one) => one.units ?? 0),
  )

/** The oldest units first, without the first `skip`; exact, whatever the amounts. */
function takeParts(model: Model, order: { person: number; fund: ModelFund }, units: number, skip: number) {
  const own = model.lots
    .filter((lot) => lot.person === order.person && lot.fund === order.fund.code)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  let before = skip
  let left = units
  return own.map((lot) => {
    const free = Math.max(0, lot.units - before)
    before = Math.max(0, before - lot.units)
    const part = Math.min(left, free)
    left -= part
    return { lot, part }
  })
}

/** The early-withdrawal fee of a sale on a day, after `skip` units that were promised before. */
export function expectedFee(
  model: Model,
  order: { person: number; fund: ModelFund },
  { units, skip, at, price }: { units: number; skip: number; at: number; price: number },
): number {
  const fees = takeParts(model, order, units, skip).map(({ lot, part }) => {
    const held = Math.round((Date.parse(toDay(at)) - Date.parse(lot.day)) / 86_400_000)
    const band = bandEnds.findIndex((end) => held <= end)
    const bps = band === -1 ? 0 : (order.fund.feeBps[band] ?? 0)
    return Number((BigInt(part) * BigInt(price) * BigInt(bps)) / 10_000n)
  })
  return sum(fees)
}

function settle(model: Model, order: ModelOrder, at: number): void {
  const price = model.priceOn(order.fund.code, toDay(at))
  if (order.side === 'SELL') {
    const units = order.units ?? 0
    order.amount = units * price
    order.fee = expectedFee(model, order, { units, skip: 0, at, price })
    for (const { lot, part } of takeParts(model, order, units, 0)) lot.units -= part
    order.status = 'DONE'
    return
  }
  const units = Math.floor(order.amount / price)
  if (units === 0) {
    order.status = 'REJECTED'
    owe(order, order.amount, at)
    return
  }
  model.lots.push({ person: order.person, fund: order.fund.code, day: toDay(at), units })
  order.units = units
  order.remainder = order.amount - units * price
  order.status = 'DONE'
  owe(order, order.remainder, at)
}

function owe(order: ModelOrder, amount: number, at: number): void {
  if (amount === 0) return
  order.refund = amount
  order.refundAt = at + twoDaysMs
}

/** What time alone does to an order next. */
function nextEvent(order: ModelOrder): number {
  if (order.status === 'WAITING') return order.created + timeToPay
  if (order.status === 'PENDING') return order.due ?? Number.POSITIVE_INFINITY
  return order.refundAt ?? Number.POSITIVE_INFINITY
}

/** Lets time pass up to a moment: one event after the other, each at its own time. */
export function pass(model: Model, now: number): void {
  for (;;) {
    const [next] = model.orders.toSorted((a, b) => nextEvent(a) - nextEvent(b) || a.id - b.id)
    if (next === undefined || nextEvent(next) > now) return
    const at = nextEvent(next)
    if (next.status === 'WAITING') next.status = 'EXECUTION_TIME_OUT'
    else if (next.status === 'PENDING') settle(model, next, at)
    else {
      next.refunded += next.refund
      next.refund = 0
      next.refundAt = null
    }
  }
}

/** A new order: a purchase waits for its payment, a sale for its settlement. */
export function newOrder(
  made: Pick<ModelOrder, 'id' | 'person' | 'fund' | 'side' | 'amount'> & Partial<ModelOrder>,
  now: number,
) {
  const order: ModelOrder = {
    uuid: '',
    landing: '',
    asked: made.amount,
    created: now,
    status: 'WAITING',
    units: null,
    fee: 0,
    remainder: 0,
    paid: false,
    due: null,
    refund: 0,
    refundAt: null,
    refunded: 0,
    ...made,
  }
  if (order.side === 'SELL') awaitSettlement(order, now)
  return order
}

export function pay(order: ModelOrder, now: number): void {
  order.paid = true
  awaitSettlement(order, now)
}

function awaitSettlement(order: ModelOrder, now: number): void {
  order.status = 'PENDING'
  order.due = settlesAt(new Date(now), order.fund.cutOff).getTime()
}

export function cancel(order: ModelOrder, now: number): void {
  if (order.status === 'PENDING' && order.side === 'BUY') owe(order, order.amount, now)
  order.status = 'CANCELED'
}

/** What the ledger's accounts should hold, refunds together. */
export function expectedAccounts(model: Model): Map<string, number> {
  const accounts = new Map<string, number>()
  const add = (name: string, amount: number) => accounts.set(name, (accounts.get(name) ?? 0) + amount)
  for (const one of model.orders) {
    const fund = `fund:${one.fund.code}`
    if (one.side === 'SELL') {
      if (one.status !== 'DONE') continue
      add(fund, -one.amount)
      add('fees', one.fee)
      add('world', one.amount - one.fee)
    } else if (one.paid) {
      add('world', one.refunded - one.amount)
      add('refund', one.refund)
      if (one.status === 'PENDING') add('clearing', one.amount)
      if (one.status === 'DONE') add(fund, one.amount - one.remainder)
    }
  }
  return new Map([...accounts].filter(([, amount]) => amount !== 0).toSorted())
}
