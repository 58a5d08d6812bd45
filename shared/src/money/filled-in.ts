/**
 * Digits that a page before this one filled in: a whole positive number in the history state, as after a failed payment
 * or from an answer of the assistant; never in the URL. Empty without one.
 * @example filledIn({ amount: 5_000_000 }, 'amount') // '5000000'
 */
export function filledIn(state: unknown, field: 'amount' | 'units'): string {
  const value = (state as Partial<Record<typeof field, unknown>> | null | undefined)?.[field]
  return Number.isSafeInteger(value) && Number(value) > 0 ? String(value) : ''
}
