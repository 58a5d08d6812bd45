import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { typesFor } from '@sarv/shared/rules/transfer-rules'

/** One way for an amount: with the reason where it cannot be taken. (BNK-064) */
export interface Way {
  readonly rule: TransferRule
  /** `elsewhere`: it does not lead to that bank. */
  readonly closedBy?: 'elsewhere' | 'tooSmall' | 'tooLarge'
}

/**
 * The ways of a kind of transfer for an amount, those that can be taken first. (BNK-063, BNK-064)
 * @param leading ways that lead to the destination, as its inquiry said
 * @param amount undefined before one is typed: then only the bank counts
 */
export function waysFor(
  amount: number | undefined,
  rules: readonly TransferRule[],
  leading: readonly TransferType[],
): Way[] {
  const ways = rules.map((rule): Way => {
    if (!leading.includes(rule.type)) return { rule, closedBy: 'elsewhere' }
    if (amount === undefined || typesFor(amount, [rule], leading).length > 0) return { rule }
    return { rule, closedBy: amount < rule.min_amount ? 'tooSmall' : 'tooLarge' }
  })
  return [...ways.filter(({ closedBy }) => !closedBy), ...ways.filter(({ closedBy }) => closedBy)]
}

/** The way that is taken: the chosen one while it is open, else the first open one. */
export function takenWay(ways: readonly Way[], chosen: TransferType | undefined): TransferRule | undefined {
  const open = ways.filter(({ closedBy }) => closedBy === undefined)
  return (open.find(({ rule }) => rule.type === chosen) ?? open[0])?.rule
}
