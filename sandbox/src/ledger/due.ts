import type { FundOrder } from './fund-order'

type Open = Pick<FundOrder, 'status' | 'due_at'>

/** Due date check: whether a moment has come; null is one that does not. */
export const hasCome = (moment: Date | null, now: Date): moment is Date => moment !== null && moment <= now

/** Due for settlement, even if no job has settled it yet. */
export const isDue = <Order extends Open>(order: Order, now: Date): order is Order & { due_at: Date } =>
  order.status === 'PENDING' && hasCome(order.due_at, now)

/** Whether it can still be taken back: who knows the next price must not choose any more. */
export const isRevocable = ({ status, due_at }: Open, now: Date) => status === 'PENDING' && !hasCome(due_at, now)
