/** How orders stand, in the groups that a person asks for. */
export const orderStates = ['open', 'done', 'canceled', 'failed'] as const
type OrderState = (typeof orderStates)[number]

export const orderSides = ['BUY', 'SELL'] as const
type OrderSide = (typeof orderSides)[number]

/** Which orders are listed; all undefined means all of them. (INV-055, INV-056) */
export interface OrderFilter {
  readonly dscode: string | undefined
  readonly recom_tracking_code: string | undefined
  readonly status: OrderState | undefined
  readonly side: OrderSide | undefined
}

/** The words of ST-09 in each group. */
const words: Record<OrderState, readonly string[]> = {
  open: ['WAITING', 'PENDING', 'PARTIALLY_FILLED'],
  done: ['DONE', 'SUCCESS', 'INQUIRY', 'completed'],
  canceled: ['CANCELED'],
  failed: ['FAILED', 'REJECTED', 'EXECUTION_TIME_OUT'],
}

/**
 * What the address of the list asks for; a status may stand there as its group or as a word of the server. What nobody
 * knows asks for nothing.
 * @example orderFilterOf(new URLSearchParams('status=PENDING&side=buy')) // { status: 'open', side: 'BUY', dscode: undefined, … }
 */
export function orderFilterOf(query: URLSearchParams): OrderFilter {
  const [status, side] = ['status', 'side'].map((name) => query.get(name)?.trim().toLowerCase())
  return {
    dscode: query.get('dscode') || undefined,
    recom_tracking_code: query.get('recom_tracking_code') || undefined,
    status: orderStates.find((state) => state === status || words[state].some((word) => word.toLowerCase() === status)),
    side: orderSides.find((one) => one.toLowerCase() === side),
  }
}

/** The same as the list is asked for it. @example orderQueryOf({ status: 'failed' }).status // 'FAILED,REJECTED,EXECUTION_TIME_OUT' */
export function orderQueryOf({ status, ...rest }: OrderFilter) {
  return { ...rest, status: status && words[status].join(',') }
}

/** The list's address with a filter set, or taken off when the value is undefined; the others stay. */
export function withFilter(query: URLSearchParams, name: keyof OrderFilter, value: string | undefined): string {
  const next = new URLSearchParams(query)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return `/fund-orders${next.size > 0 ? `?${next}` : ''}`
}
