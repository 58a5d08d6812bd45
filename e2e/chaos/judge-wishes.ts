import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Wish } from './walk-steps'

/** What a person has confirmed, and whether they were told that it is made. */
export type Confirmed = Wish & { isDone: boolean }

/** What is wrong between wishes and orders, in sentences: nothing is made twice, nothing that was told is missing. */
export function judgeWishes(
  wishes: readonly Confirmed[],
  orders: readonly Pick<Order, 'side' | 'amount' | 'units' | 'status'>[],
): string[] {
  return wishes.flatMap((wish) => {
    const made = orders.filter(({ side, amount, units }) =>
      side !== wish.side ? false : wish.side === 'BUY' ? amount === wish.amount : units === wish.units,
    )
    const told = JSON.stringify(wish)
    if (made.length > 1) return [`${told} was made ${made.length} times`]
    if (!wish.isDone) return []
    const [status = 'not there'] = made.map((order) => order.status)
    return ['PENDING', 'DONE'].includes(status) ? [] : [`${told} was told as done and is ${status}`]
  })
}
