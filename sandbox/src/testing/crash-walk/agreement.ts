import { expect } from '@jest/globals'
import type { BankBalance } from '@sarv/shared/contract/bank-accounts'
import type { UserFund } from '@sarv/shared/contract/funds'
import type { UserPortfolio } from '@sarv/shared/contract/plans'
import type { IncreasePayment } from '@sarv/shared/contract/pma-payment'
import { type Actor, balancePath, fundCodes, increasePath, paidInto, readOrders, unitsPath } from './actor'
import { observe } from './commands'
import { blockedUnits, heldUnits, pass } from './model'

/** Each intent took effect once and none is lost: orders, units, money and portfolio are what the person knows of. */
export async function expectAgreement(actor: Actor): Promise<void> {
  const { model, sandbox, get, account, prx } = actor
  const now = sandbox.ahead
  pass(model, now)
  const orders = await readOrders(actor)
  const ids = model.orders.map(({ id }) => id)
  expect(orders.map(({ id }) => id).filter((id) => !actor.opening.has(id))).toEqual(ids.toSorted((a, b) => b - a))
  for (const order of model.orders) {
    const found = orders.find(({ id }) => id === order.id)
    if (found !== undefined) observe(order, found, now)
  }
  for (const fund of fundCodes) {
    const { units, blocked_units } = await get<UserFund>(unitsPath(fund))
    expect([fund, units, blocked_units]).toEqual([fund, heldUnits(model, fund), blockedUnits(model, fund)])
  }
  if (account !== undefined) expect((await get<BankBalance>(balancePath(account.id))).balance).toBe(model.balance)
  for (const { uuid, status } of model.increases)
    expect((await get<IncreasePayment>(increasePath(uuid))).status).toBe(status)
  if (prx === undefined) return
  const portfolios = await get<UserPortfolio[]>('/pma/api/v1/portfolio/all/')
  expect(portfolios.filter((one) => one.prx === prx).map(paidInto)).toEqual([model.paidIn])
}
