import type { Fund } from '@sarv/shared/contract/funds'
import { compareNames } from '@sarv/shared/i18n/collate'
import { foldForSearch } from '@sarv/shared/i18n/search'
import type { FundOrder, FundWish } from './fund-wish'
import { shownReturn } from './shown-return'

/** A fund with what is looked at while searching and ordering, worked out once for thousands of them. */
export interface SearchableFund {
  readonly fund: Fund
  /** Name, code and type as `foldForSearch` writes them, and the name as one word: half-spaces are written as spaces too. */
  readonly text: string
  /** The shown return, percent. */
  readonly shown: number | undefined
}

/**
 * All funds by priority, ready to be searched.
 * @param typeLabel how a type is called on the screen, so that it can be searched for too
 */
export function searchable(funds: readonly Fund[], typeLabel: (type: string) => string): SearchableFund[] {
  return [...funds].sort(byPriority).map((fund) => {
    const name = foldForSearch(fund.fund_name)
    const rest = foldForSearch(`${fund.ds_code} ${typeLabel(fund.fund_type)}`)
    return { fund, text: `${name} ${rest} ${name.replaceAll(' ', '')}`, shown: shownReturn(fund)?.value }
  })
}

/** Funds in an order; those without any return come last, equals by priority. (INV-015) */
export function inOrder(funds: readonly SearchableFund[], order: FundOrder): readonly SearchableFund[] {
  if (order === 'priority') return funds
  const sign = order === 'best' ? -1 : 1
  return [...funds].sort(({ shown: one }, { shown: other }) =>
    one === undefined || other === undefined
      ? Number(one === undefined) - Number(other === undefined)
      : sign * (one - other),
  )
}

/** Those of them that a person looks for: of the type, and with every word of the query. (INV-015) */
export function findFunds(funds: readonly SearchableFund[], { query, type }: Omit<FundWish, 'order'>): Fund[] {
  const words = foldForSearch(query).split(' ')
  const found: Fund[] = []
  for (const { fund, text } of funds)
    if ((type === undefined || fund.fund_type === type) && words.every((word) => text.includes(word))) found.push(fund)
  return found
}

/** The types that the list holds, each once, in the order of the list. */
export function typesIn(funds: readonly Fund[]): string[] {
  return [...new Set(funds.map(({ fund_type }) => fund_type))]
}

/** The five funds of smallest priority. (INV-004) */
export function topFunds(funds: readonly Fund[], count: number): Fund[] {
  return [...funds].sort(byPriority).slice(0, count)
}

function byPriority(one: Fund, other: Fund): number {
  return one.priority - other.priority || compareNames(one.fund_name, other.fund_name)
}
