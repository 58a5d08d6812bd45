import type { Mix } from './mix'

/** A fund that may be recommended. */
export interface Candidate {
  readonly ds_code: string
  /** Of the catalogue: FixedIncome, Gold … */
  readonly type: string
  /** Of the last year, in percent. */
  readonly annual_return: number
}

/** A fund with its whole percents. */
export interface Share {
  readonly ds_code: string
  readonly share: number
}

/** Types of funds by class. */
export const typesByClass: Readonly<Record<keyof Mix, readonly string[]>> = {
  fixed: ['FixedIncome', 'FixedIncomeSupporter'],
  mixed: ['Mixed', 'ETFMixed'],
  stock: ['JointStock', 'ETFIndex'],
  gold: ['Gold'],
  bold: ['Sector'],
}

const classes = ['fixed', 'mixed', 'stock', 'gold', 'bold'] as const

/** From so much on, VIP spreads a class over two funds, in these percents of it. */
const spreadFrom = 25
const firstPart = 0.8

/**
 * Fund selection: the first candidates of each class, which come in the catalogue's order, so that the same mix is always
 * the same funds. A class without a fund leaves its percents to fixed income.
 * @param isSpread large classes over two funds
 */
export function toShares(mix: Mix, candidates: readonly Candidate[], isSpread: boolean): Share[] {
  const shares: Share[] = []
  let left = 0
  for (const name of classes) {
    const whole = mix[name]
    const [first, second] = candidates.filter(({ type }) => typesByClass[name].includes(type))
    if (whole === 0) continue
    if (first === undefined) left += whole
    else if (isSpread && second !== undefined && whole >= spreadFrom) {
      const most = Math.round(whole * firstPart)
      shares.push({ ds_code: first.ds_code, share: most }, { ds_code: second.ds_code, share: whole - most })
    } else shares.push({ ds_code: first.ds_code, share: whole })
  }
  const [most, ...others] = shares
  return most === undefined ? [] : [{ ...most, share: most.share + left }, ...others]
}

/**
 * Splits an amount into whole rial by shares that add to 100 (largest remainder): the parts add to exactly the amount.
 * @example splitAmount(1_000_001, [50, 50]) // [500_001, 500_000]
 */
export function splitAmount(amount: number, shares: readonly number[]): number[] {
  // Above nine quadrillion a product is no exact number any more.
  const exact = shares.map((share) => BigInt(amount) * BigInt(share))
  const parts = exact.map((product) => Number(product / 100n))
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRest = exact.map((product, index) => ({ index, rest: Number(product % 100n) }))
  byRest.sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRest.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** What the shares yielded in the last year, in percent with two decimals; null where a fund is not known. */
export function predictReturn(shares: readonly Share[], candidates: readonly Candidate[]): number | null {
  let sum = 0
  for (const { ds_code, share } of shares) {
    const fund = candidates.find((one) => one.ds_code === ds_code)
    if (fund === undefined) return null
    sum += share * fund.annual_return
  }
  return Math.round(sum) / 100
}
