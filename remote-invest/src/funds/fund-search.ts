import type { Fund } from '@sarv/shared/contract/funds'
import { compareNames } from '@sarv/shared/i18n/collate'
import { found } from '@sarv/shared/i18n/search'
import { shownReturn } from './shown-return'

/** How the list of funds is ordered: by the server's priority, or by the shown return. */
export type FundOrder = 'priority' | 'best' | 'worst'

export interface FundWish {
  readonly query: string
  /** A type of funds; undefined for all. */
  readonly type: string | undefined
  readonly order: FundOrder
}

/**
 * The funds that a person looks for, in the order that they want; those without any return come last. (INV-015)
 * @param typeLabel how a type is called on the screen, so that it can be searched for too
 */
export function findFunds(funds: readonly Fund[], wish: FundWish, typeLabel: (type: string) => string): Fund[] {
  return funds
    .filter(({ fund_type }) => wish.type === undefined || fund_type === wish.type)
    .filter((fund) => found(`${fund.fund_name} ${fund.ds_code} ${typeLabel(fund.fund_type)}`, wish.query))
    .sort((one, other) => before(one, other, wish.order))
}

/** The types that the list holds, each once, in the order of the list. */
export function typesIn(funds: readonly Fund[]): string[] {
  return [...new Set(funds.map(({ fund_type }) => fund_type))]
}

/** The five funds of smallest priority. (INV-004) */
export function topFunds(funds: readonly Fund[], count: number): Fund[] {
  return [...funds].sort((one, other) => before(one, other, 'priority')).slice(0, count)
}

function before(one: Fund, other: Fund, order: FundOrder): number {
  if (order === 'priority') return one.priority - other.priority || compareNames(one.fund_name, other.fund_name)
  const returns = [shownReturn(one)?.value, shownReturn(other)?.value] as const
  if (returns[0] === undefined || returns[1] === undefined)
    return Number(returns[0] === undefined) - Number(returns[1] === undefined)
  const difference = order === 'best' ? returns[1] - returns[0] : returns[0] - returns[1]
  return difference || compareNames(one.fund_name, other.fund_name)
}
