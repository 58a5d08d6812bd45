import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'

/** Whether the 48 hours of a refund run or ran: money that was paid in and is sent back. (INV-058, CON-15) */
export function isMoneyBack({ type, status }: Pick<FundTransaction, 'type' | 'status'>): boolean {
  return type === 'INCREASE' && status === 'REVERSED'
}
