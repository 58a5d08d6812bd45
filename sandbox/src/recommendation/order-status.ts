/** What an order shows (ST-14). */
type OrderStatus = 'WAITING_FOR_PAYMENT' | 'waiting for investment' | 'invested' | 'part done'

const open = ['WAITING', 'PENDING']

/**
 * Status of a recommendation order, from its purchases: it waits while one of them is open, or none was made yet.
 * @example orderStatus({ isLocked: false, purchases: ['DONE', 'CANCELED'] }) // 'part done'
 */
export function orderStatus({ isLocked, purchases }: { isLocked: boolean; purchases: readonly string[] }): OrderStatus {
  if (isLocked) return 'WAITING_FOR_PAYMENT'
  if (purchases.length === 0 || purchases.some((status) => open.includes(status))) return 'waiting for investment'
  return purchases.every((status) => status === 'DONE') ? 'invested' : 'part done'
}
