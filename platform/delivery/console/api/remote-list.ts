import { type CommonRow, type RemotePage, type RemoteState, remoteStates } from '../contract'
import { isTroubled } from '../failing'
import { folded } from './folded'

export interface RemoteFilter {
  readonly search: string
  readonly state: RemoteState
  readonly offset: number
}

/** Rows of one page. */
export const pageSize = 50

/** A page of the remotes that a search finds: those that fail first, then by name. */
export function remoteListPage(
  rows: readonly CommonRow[],
  { search, state, offset }: RemoteFilter,
): Pick<RemotePage, 'counts' | 'next'> & { readonly results: CommonRow[] } {
  const sought = folded(search.trim())
  const found = rows.filter(({ name, owner, title }) =>
    folded(`${name} ${owner} ${title.fa} ${title.en}`).includes(sought),
  )
  const counts = Object.fromEntries(
    remoteStates.map((one) => [one, found.filter((row) => isIn(row, one)).length]),
  ) as RemotePage['counts']
  const shown = found.filter((row) => isIn(row, state)).sort(troubledFirst)
  const end = offset + pageSize
  return { counts, results: shown.slice(offset, end), ...(end < shown.length ? { next: end } : {}) }
}

function troubledFirst(one: CommonRow, other: CommonRow): number {
  const [first, second] = [isTroubled(one), isTroubled(other)]
  if (first !== second) return first ? -1 : 1
  return one.name < other.name ? -1 : 1
}

function isIn(row: CommonRow, state: RemoteState): boolean {
  if (state === 'canary') return row.canary !== undefined
  if (state === 'off') return row.killed !== undefined
  return state === 'all' || isTroubled(row)
}
