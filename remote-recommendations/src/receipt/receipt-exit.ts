import type { ReceiptStatus } from '@sarv/shared/payment/receipt-facts'

/**
 * Where closing the receipt leads: a payment that succeeded, or may have, is found in the history; any other one leads to the
 * entry. (REC-034)
 * @example receiptExit('settled', 'SUCCESS') // '/recommendations/history'
 */
export function receiptExit(
  standing: ReceiptStatus,
  status: string | undefined,
): '/recommendations' | '/recommendations/history' {
  const isOpen = standing === 'asking' || standing === 'waiting' || standing === 'unasked'
  return status === 'SUCCESS' || (isOpen && status !== 'FAILED' && status !== 'CANCELED')
    ? '/recommendations/history'
    : '/recommendations'
}
