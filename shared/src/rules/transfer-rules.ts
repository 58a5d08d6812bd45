import type { TransferRule, TransferType } from '../contract/bank-transfers'
import { minimumTransfer } from './constants'
import type { RuleMessage } from './message'

/**
 * The part of the balance that a transfer may take, with its fee. (VAL-18, ERR-18, ERR-21)
 * @param available rial that may be spent; infinite where spending draws on units of the fund
 * @example transferAmount(9_999, 500_000) // 'ui:rules.minimum-transfer'
 */
export function transferAmount(amount: number, available: number, fee = 0): RuleMessage | undefined {
  if (amount < minimumTransfer) return 'ui:rules.minimum-transfer'
  return amount + fee > available ? 'ui:rules.balance' : undefined
}

/**
 * Fee of a transfer in rial: the percentage of the amount, rounded, within its bounds. (BNK-064)
 * @example transferFee(100_000_000, { percent: 0.01, min: 3_000, max: 30_000 }) // 10_000
 */
export function transferFee(amount: number, { percent, min, max }: TransferRule['fee']): number {
  // Two decimals at most: as whole hundredths nothing is lost.
  const share = Math.round((amount * Math.round(percent * 100)) / 10_000)
  return Math.min(max, Math.max(min, share))
}

/**
 * The ways to the destination that take an amount. (BNK-064)
 * @param ways what the destination's inquiry named
 * @example typesFor(600_000_000, rules, ['pol', 'paya', 'satna']) // ['paya', 'satna']
 */
export function typesFor(
  amount: number,
  rules: readonly TransferRule[],
  ways: readonly TransferType[],
): TransferType[] {
  return rules
    .filter(({ type, min_amount, max_amount }) => ways.includes(type) && amount >= min_amount && amount <= max_amount)
    .map(({ type }) => type)
}
