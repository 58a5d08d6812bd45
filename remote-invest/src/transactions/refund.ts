import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'

/** Whether a transaction was paid in and is refunded within 48 hours. (INV-058, CON-15) */
export function isRefund({ type, status }: Pick<FundTransaction, 'type' | 'status'>): boolean {
  return type === 'INCREASE' && status === 'REVERSED'
}
