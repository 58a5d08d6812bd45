import { type CommonRow, type RemotePage, type RemoteState, remoteStates } from '../contract'
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
  const shown = found.filter((row) => isIn(row, state)).sort((a, b) => (a.name < b.name ? -1 : 1))
  const end = offset + pageSize
  return { counts, results: shown.slice(offset, end), ...(end < shown.length ? { next: end } : {}) }
}

/** One case, and one spelling of the two letters that Arabic keyboards write in another way. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ي', 'ی').replaceAll('ك', 'ک')
}

function isIn({ canary, killed, health }: CommonRow, state: RemoteState): boolean {
  if (state === 'canary') return canary !== undefined
  if (state === 'off') return killed !== undefined
  return state === 'all' || [health, canary?.health].some((one) => one !== undefined && isFailing(one))
}
