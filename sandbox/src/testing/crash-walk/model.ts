/** Seconds of the sandbox's settings in a crash walk: no jump of the clock ends near one of these. */
export const delays = { settle: 45 * 60, stage: 45 * 60, payment: 15 * 60, slip: 24 * 3600 } as const

/** An order as its owner knows it. */
export interface ModelOrder {
  readonly id: number
  readonly side: 'BUY' | 'SELL'
  readonly fund: string
  readonly amount: number
  readonly landing: string
  status: string
  /** When it came to its status. */
  at: number
  units: number
}

/** A payment into a portfolio as its owner knows it. */
export interface ModelIncrease {
  readonly uuid: string
  readonly amount: number
  readonly landing: string
  readonly madeAt: number
  status: string
  /** When its slip was handed in, and whether what stands on it is right. */
  slip: { readonly at: number; readonly isRight: boolean } | undefined
}

/** A transfer whose money comes back. */
interface ComingBack {
  readonly amount: number
  readonly dueAt: number
}

export interface Model {
  readonly orders: ModelOrder[]
  readonly increases: ModelIncrease[]
  /** Units at the beginning, by fund. */
  readonly openingUnits: ReadonlyMap<string, number>
  balance: number
  comingBack: ComingBack[]
  paidIn: number
}

/** The statuses that an order may have at a moment, for all that its owner knows. */
export function statusesOf({ status, side, at }: ModelOrder, now: number): string[] {
  if (status === 'WAITING' && now - at >= delays.payment) return ['EXECUTION_TIME_OUT']
  if (status === 'PENDING' && now - at >= delays.settle) return side === 'BUY' ? ['DONE', 'REJECTED'] : ['DONE']
  return [status]
}

export const isOpen = (order: ModelOrder, now: number) =>
  ['WAITING', 'PENDING'].includes(order.status) && statusesOf(order, now).includes(order.status)

/** The status of an increase at a moment. */
function statusOf({ status, slip, madeAt }: ModelIncrease, now: number): string {
  if (status === 'REVIEW' && slip !== undefined && now - slip.at >= delays.stage)
    return slip.isRight ? 'SUCCESS' : 'FAILED'
  if (status === 'WAITING' && now - madeAt >= delays.slip) return 'FAILED'
  return status
}

/** Whether the gateway still takes it. */
export const isAtGateway = (increase: ModelIncrease, now: number) =>
  increase.status === 'WAITING' && now - increase.madeAt < delays.payment

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function heldUnits({ orders, openingUnits }: Model, fund: string): number {
  const done = orders.filter((one) => one.fund === fund && one.status === 'DONE')
  return (openingUnits.get(fund) ?? 0) + sum(done.map(({ side, units }) => (side === 'BUY' ? units : -units)))
}

export const blockedUnits = ({ orders }: Model, fund: string) =>
  sum(
    orders
      .filter((one) => one.fund === fund && one.side === 'SELL' && one.status === 'PENDING')
      .map((one) => one.units),
  )

/** What time does to portfolios and money on its way back. */
export function pass(model: Model, now: number): void {
  for (const increase of model.increases) {
    const status = statusOf(increase, now)
    if (status === 'SUCCESS' && increase.status !== 'SUCCESS') model.paidIn += increase.amount
    increase.status = status
  }
  model.balance += sum(model.comingBack.filter(({ dueAt }) => dueAt <= now).map(({ amount }) => amount))
  model.comingBack = model.comingBack.filter(({ dueAt }) => dueAt > now)
}
