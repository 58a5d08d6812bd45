/** Groups of transaction statuses that a person can filter by. */
export const transactionStates = ['SUCCESS', 'WAITING', 'FAILED'] as const
export type TransactionState = (typeof transactionStates)[number]

/** Other statuses of ST-10 that belong to each group. */
const aliases: Readonly<Record<TransactionState, readonly string[]>> = {
  SUCCESS: [],
  WAITING: ['REVIEW'],
  FAILED: ['CANCELED', 'REVERSED', 'INVALID', 'PSP_NOT_RESPONSE', 'SYSTEM_FAILED'],
}

/**
 * Parses the status filter out of the query string; undefined for all transactions, and for an unknown status. (PMA-058)
 * @example transactionState(new URLSearchParams('status=canceled')) // 'FAILED'
 */
export function transactionState(query: URLSearchParams): TransactionState | undefined {
  const status = query.get('status')?.trim().toUpperCase()
  return transactionStates.find(
    (state) => state === status || (status !== undefined && aliases[state].includes(status)),
  )
}
