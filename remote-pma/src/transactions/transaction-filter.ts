/** How transactions stand, in the groups that a person asks for. */
export const transactionStates = ['SUCCESS', 'WAITING', 'FAILED'] as const
export type TransactionState = (typeof transactionStates)[number]

/** The words of ST-10 that mean each group, beside its own. */
const words: Readonly<Record<TransactionState, readonly string[]>> = {
  SUCCESS: [],
  WAITING: ['REVIEW'],
  FAILED: ['CANCELED', 'REVERSED', 'INVALID', 'PSP_NOT_RESPONSE', 'SYSTEM_FAILED'],
}

/**
 * Which transactions the address of the list asks for; undefined for all of them, and for what nobody knows. (PMA-058)
 * @example transactionState(new URLSearchParams('status=canceled')) // 'FAILED'
 */
export function transactionState(query: URLSearchParams): TransactionState | undefined {
  const asked = query.get('status')?.trim().toUpperCase()
  return transactionStates.find((state) => state === asked || (asked !== undefined && words[state].includes(asked)))
}
