import type { Fund } from '@sarv/shared/contract/funds'
import { foldForSearch } from '@sarv/shared/text/search'
import { byPriority } from '../fund-priority'
import { compareReturns, type ShownReturn, shownReturn } from '../shown-return'
import type { FundListParams, FundSort } from './fund-list-params'

/** Search index entry: a fund with its search text and sort key, computed once for thousands of them. */
export interface IndexedFund {
  readonly fund: Fund
  /** Name, code and type as `foldForSearch` writes them, and the name as one word: half-spaces are written as spaces too. */
  readonly text: string
  readonly shown: ShownReturn | undefined
}

/**
 * Builds the search index of all funds, by priority.
 * @param typeLabel how a type is called on the screen, so that it can be searched for too
 */
export function buildSearchIndex(funds: readonly Fund[], typeLabel: (type: string) => string): IndexedFund[] {
  return [...funds].sort(byPriority).map((fund) => {
    const name = foldForSearch(fund.fund_name)
    const rest = foldForSearch(`${fund.ds_code} ${typeLabel(fund.fund_type)}`)
    return { fund, text: `${name} ${rest} ${name.replaceAll(' ', '')}`, shown: shownReturn(fund) }
  })
}

/**
 * Sorts the index by the shown returns of one period after the other, the longest period first: a month says nothing beside
 * a year. Funds without any return come last, equals by priority. (INV-015)
 */
export function sortFunds(funds: readonly IndexedFund[], sort: FundSort): readonly IndexedFund[] {
  if (sort === 'priority') return funds
  return [...funds].sort(({ shown: one }, { shown: other }) => compareReturns(one, other, sort === 'best' ? -1 : 1))
}

/**
 * Filters the index by type, by every word of the query and by the codes of some funds. (INV-015)
 * @param only the funds that may be found; all when it is left out
 */
export function filterFunds(
  funds: readonly IndexedFund[],
  { query, type, only }: Pick<FundListParams, 'query' | 'type'> & { readonly only?: ReadonlySet<string> | undefined },
): Fund[] {
  const words = foldForSearch(query).split(' ')
  const found: Fund[] = []
  for (const { fund, text } of funds)
    if (
      (type === undefined || fund.fund_type === type) &&
      (only === undefined || only.has(fund.ds_code)) &&
      words.every((word) => text.includes(word))
    )
      found.push(fund)
  return found
}

/** The distinct types of the funds, in the order of the list. */
export function listFundTypes(funds: readonly Fund[]): string[] {
  return [...new Set(funds.map(({ fund_type }) => fund_type))]
}
