import type { TicketContent } from '@sarv/shared/payment/ticket'

const outcomes = new Map<string, TicketContent['outcome']>([
  ['DONE', 'success'],
  ['FAILED', 'failure'],
])

/**
 * Outcome of a transfer by its status; any status that is neither done nor failed is still under way, so that nothing
 * looks like a success before the bank said so. (ST-11, F32)
 * @example outcomeOf('TROUBLESHOOTING') // 'processing'
 */
export function outcomeOf(status: string): TicketContent['outcome'] {
  return outcomes.get(status) ?? 'processing'
}
