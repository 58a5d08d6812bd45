/** Sort of the fund list: by the server's priority, or by the shown return. */
export const fundSorts = ['priority', 'best', 'worst'] as const
export type FundSort = (typeof fundSorts)[number]

/** Parameters of the fund list, kept in the URL. */
export interface FundListParams {
  readonly query: string
  /** A type of funds; undefined for all. */
  readonly type: string | undefined
  /** Only funds that the person watches. */
  readonly watched: boolean
  readonly sort: FundSort
}

/** Maximum length of the search query: no name is longer, and no URL should be. */
export const maxQueryLength = 100

/** Parses a sort; the server's priority for any other text. */
export function parseFundSort(name: string | null): FundSort {
  return fundSorts.find((sort) => sort === name) ?? 'priority'
}

/** Parses the list parameters of a URL query; any query gives a list to show. */
export function parseFundListParams(search: URLSearchParams): FundListParams {
  return {
    query: (search.get('q') ?? '').slice(0, maxQueryLength),
    type: search.get('type') || undefined,
    watched: search.get('watched') === '1',
    sort: parseFundSort(search.get('order')),
  }
}

/** Serialises list parameters to a URL query; defaults are left out. */
export function toSearchParams({ query, type, watched, sort }: FundListParams): URLSearchParams {
  const search = new URLSearchParams()
  if (query !== '') search.set('q', query)
  if (type !== undefined) search.set('type', type)
  if (watched) search.set('watched', '1')
  if (sort !== 'priority') search.set('order', sort)
  return search
}
