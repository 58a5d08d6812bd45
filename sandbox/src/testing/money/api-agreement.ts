import { expect } from '@jest/globals'
import type { UserAssets, WorthDay } from '@sarv/shared/contract/assets'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { Customer } from '../ledger-test-app'
import { blockedUnits, heldUnits, type Model, type ModelFund, type ModelOrder, openOrders } from './model'

interface Page<Row> {
  readonly count: number
  readonly page_count: number
  readonly results: Row[]
}

async function read<Body>(customer: Customer, path: string): Promise<Body> {
  const { status, body } = await customer.get<Body>(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

async function everyPage<Row>(customer: Customer, path: string): Promise<Row[]> {
  const first = await read<Page<Row>>(customer, `${path}?page=1`)
  const rows = [...first.results]
  for (let page = 2; page <= first.page_count; page++) {
    rows.push(...(await read<Page<Row>>(customer, `${path}?page=${page}`)).results)
  }
  expect(rows).toHaveLength(first.count)
  return rows
}

const isOpen = ({ status }: { status: string }) => status === 'WAITING' || status === 'PENDING'

function toTransaction(order: ModelOrder): { id: number; type: string; status: string; amount: number } {
  const { id, status, amount } = order
  if (order.side === 'SELL') {
    const shown = status === 'DONE' ? 'SUCCESS' : status === 'PENDING' ? 'WAITING' : status
    return { id, type: 'DECREASE', status: shown, amount: amount - order.fee }
  }
  const isBack = order.paid && (status === 'CANCELED' || status === 'REJECTED')
  const unpaid = status === 'EXECUTION_TIME_OUT' ? 'FAILED' : status
  return { id, type: 'INCREASE', status: isBack ? 'REVERSED' : order.paid ? 'SUCCESS' : unpaid, amount }
}

export interface Viewer {
  readonly customer: Customer
  readonly person: number
  readonly funds: readonly ModelFund[]
  /** The day in Tehran. */
  readonly today: string
}

const ownOrders = (model: Model, person: number) => model.orders.filter((one) => one.person === person).toReversed()
const facts = ({ id, status, amount, units, fee, remainder }: Order | ModelOrder) => ({
  id,
  status,
  amount,
  units,
  fee,
  remainder,
})

/** The person's orders are those of the model. */
export async function expectSameOrders(model: Model, { customer, person }: Viewer): Promise<Order[]> {
  const orders = await everyPage<Order>(customer, '/fund/api/v1/orders/')
  expect(orders.map(facts)).toEqual(ownOrders(model, person).map(facts))
  for (const order of orders) {
    expect(order.is_cancellable).toBe(isOpen(order))
    expect(order.payment_uuid !== null).toBe(order.status === 'WAITING')
  }
  return orders
}

/** All that the calls of the product tell one person, compared with the model and with one another. */
export async function expectApiAgreement(model: Model, looker: Viewer): Promise<void> {
  const { customer, person, funds, today } = looker
  const own = ownOrders(model, person)
  const orders = await expectSameOrders(model, looker)
  const transactions = await everyPage<FundTransaction>(customer, '/fund/api/v1/transactions/')
  expect(
    transactions.map(({ id, type, status, amount }) => ({ id, type, status, amount })).toSorted((a, b) => b.id - a.id),
  ).toEqual(own.map(toTransaction))
  expect(transactions.map(({ date }) => date)).toEqual(
    transactions
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  const pending = await read<{ count: number }>(customer, '/fund/api/v1/pending-orders-count/')
  const isUnderWay = ({ status }: { status: string }) => status === 'PENDING'
  expect(pending.count).toBe(openOrders(model, person).filter(isUnderWay).length)
  expect(pending.count).toBe(orders.filter(isUnderWay).length)

  const values: number[] = []
  for (const { code } of funds) {
    const held = await read<UserFund>(customer, `/fund/api/v1/user_fund/${code}/`)
    const units = heldUnits(model, person, code)
    const value = units * model.priceOn(code, today)
    expect(held).toMatchObject({ units, blocked_units: blockedUnits(model, person, code), value })
    expect(held.lots.reduce((sum, lot) => sum + lot.units, 0)).toBe(units)
    expect(held.gain === null).toBe(units === 0)
    values.push(value)
  }
  const assets = await read<UserAssets>(customer, '/fund/api/v1/user_asset/')
  const total = values.reduce((sum, value) => sum + value, 0)
  expect(assets.total_value).toBe(total)
  const gains = assets.groups.flatMap((group) => group.assets.map((one) => one.user_asset_info.gain ?? 0))
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(assets.gain ?? 0)
  const { items } = await read<{ items: WorthDay[] }>(customer, '/fund/api/v1/user_asset/history/')
  expect(items.at(-1)?.value ?? 0).toBe(total)
  expect(assets.groups.reduce((sum, group) => sum + group.total_value, 0)).toBe(total)
  const shares = assets.groups.flatMap((group) => group.assets.map((one) => one.user_asset_info.asset_percentage))
  // In hundredths, as they are made: a hundred is a hundred.
  expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(total === 0 ? 0 : 10_000)
  expect(assets.groups.reduce((sum, group) => sum + Math.round(group.total_percentage * 100), 0)).toBe(
    total === 0 ? 0 : 10_000,
  )
}
