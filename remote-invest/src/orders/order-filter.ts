/** Status groups of the order filter. */
export const orderStates = ['open', 'done', 'canceled', 'failed'] as const
type OrderState = (typeof orderStates)[number]

export const orderSides = ['BUY', 'SELL'] as const
type OrderSide = (typeof orderSides)[number]

/** Filter of the order list; all undefined means all orders. (INV-055, INV-056) */
export interface OrderFilter {
  readonly dscode: string | undefined
  readonly recom_tracking_code: string | undefined
  readonly status: OrderState | undefined
  readonly side: OrderSide | undefined
}

/** The statuses of ST-09 in each group. */
const statusesOf: Record<OrderState, readonly string[]> = {
  open: ['WAITING', 'PENDING', 'PARTIALLY_FILLED'],
  done: ['DONE', 'SUCCESS', 'INQUIRY', 'completed'],
  canceled: ['CANCELED', 'EXECUTION_TIME_OUT'],
  failed: ['FAILED', 'REJECTED'],
}

/**
 * Parses the filter in the URL query of the list; a status may be given as its group or as the server's own value. Unknown
 * values filter nothing.
 * @example parseOrderFilter(new URLSearchParams('status=PENDING&side=buy')) // { status: 'open', side: 'BUY', dscode: undefined, … }
 */
export function parseOrderFilter(query: URLSearchParams): OrderFilter {
  const [status, side] = ['status', 'side'].map((name) => query.get(name)?.trim().toLowerCase())
  return {
    dscode: query.get('dscode') || undefined,
    recom_tracking_code: query.get('recom_tracking_code') || undefined,
    status: orderStates.find(
      (state) => state === status || statusesOf[state].some((word) => word.toLowerCase() === status),
    ),
    side: orderSides.find((one) => one.toLowerCase() === side),
  }
}

/** Converts a filter to the query of the list endpoint. @example toOrderListQuery({ status: 'failed' }).status // 'FAILED,REJECTED' */
export function toOrderListQuery({ status, ...rest }: OrderFilter) {
  return { ...rest, status: status && statusesOf[status].join(',') }
}

/** The URL of the list with one filter set, or removed when the value is undefined; the others stay. */
export function withFilter(query: URLSearchParams, name: keyof OrderFilter, value: string | undefined): string {
  const next = new URLSearchParams(query)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return `/fund-orders${next.size > 0 ? `?${next}` : ''}`
}
