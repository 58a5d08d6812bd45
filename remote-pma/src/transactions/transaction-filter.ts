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

/** Kinds of payments that a person can filter by. */
export const transactionTypes = ['START', 'ADDITIONAL', 'INCREASE'] as const
export type TransactionType = (typeof transactionTypes)[number]

/** Parses the kind of payment out of the query string; undefined for all kinds, and for an unknown one. (PMA-058) */
export function transactionType(query: URLSearchParams): TransactionType | undefined {
  const wanted = query.get('type')?.trim().toUpperCase()
  return transactionTypes.find((type) => type === wanted)
}
