/** Kinds of the history that a person can filter by: events of a portfolio, and payments for one. */
export const historyKinds = ['CREATED', 'INCREASED', 'START', 'ADDITIONAL', 'INCREASE'] as const
export type HistoryKind = (typeof historyKinds)[number]

/**
 * Parses the kind out of the query string; undefined for all kinds, and for an unknown one. (PMA-057)
 * @example historyKind(new URLSearchParams('kind=created')) // 'CREATED'
 */
export function historyKind(query: URLSearchParams): HistoryKind | undefined {
  const wanted = query.get('kind')?.trim().toUpperCase()
  return historyKinds.find((kind) => kind === wanted)
}
