import { matchesSearch } from '@sarv/shared/text/search'
import { type RemotePage, type RemoteRow, type RemoteState, remoteStates } from '../contract'
import { isFailing } from '../failing'

export interface RemoteFilter {
  readonly search: string
  readonly state: RemoteState
  readonly offset: number
}

/** Rows of one page. */
export const pageSize = 50

/** A page of the remotes that a search finds, by name. */
export function remoteListPage(
  rows: readonly RemoteRow[],
  { search, state, offset }: RemoteFilter,
): Pick<RemotePage, 'counts' | 'results' | 'next'> {
  const found = rows.filter(({ name, owner, title }) =>
    matchesSearch(`${name} ${owner} ${title.fa} ${title.en}`, search),
  )
  const counts = Object.fromEntries(
    remoteStates.map((one) => [one, found.filter((row) => isIn(row, one)).length]),
  ) as RemotePage['counts']
  const shown = found.filter((row) => isIn(row, state)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const end = offset + pageSize
  return { counts, results: shown.slice(offset, end), ...(end < shown.length ? { next: end } : {}) }
}

function isIn({ canary, killed, health }: RemoteRow, state: RemoteState): boolean {
  if (state === 'canary') return canary !== undefined
  if (state === 'off') return killed !== undefined
  return state === 'all' || [health, canary?.health].some((one) => one !== undefined && isFailing(one))
}
