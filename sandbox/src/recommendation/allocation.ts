import { type ScoreBand, scoreBand } from '@sarv/shared/rules/score-band'
import type { Horizon } from './horizon'

/** Asset allocation: whole percents of each class, which add to 100; `bold` is sectors and leverage. */
export interface Allocation {
  readonly fixed: number
  readonly mixed: number
  readonly stock: number
  readonly gold: number
  readonly bold: number
}

type Row = readonly [fixed: number, mixed: number, stock: number, gold: number]

/** The allocation by risk band (ST-12) and term. */
const table: Readonly<Record<ScoreBand, Readonly<Record<Horizon['term'], Row>>>> = {
  primary: { short: [85, 10, 0, 5], medium: [70, 20, 5, 5], long: [60, 20, 10, 10] },
  success: { short: [70, 15, 5, 10], medium: [50, 20, 20, 10], long: [40, 20, 25, 15] },
  neutral: { short: [55, 15, 15, 15], medium: [35, 20, 30, 15], long: [20, 20, 40, 20] },
  warning: { short: [45, 15, 25, 15], medium: [20, 15, 45, 20], long: [10, 15, 55, 20] },
}

/** The allocation that suits a risk score and a horizon. */
export function allocationFor(score: number, { term, caution, hasGold }: Omit<Horizon, 'amount'>): Allocation {
  const [fixed, mixed, stock, gold] = table[scoreBand(score)][term]
  const base = hasGold
    ? { fixed, mixed, stock, gold, bold: 0 }
    : { fixed, mixed: mixed + gold, stock, gold: 0, bold: 0 }
  return calmDown(base, caution)
}

/** Moves so many percents to fixed income, from what swings most on; fewer where there are no more. */
export function calmDown(allocation: Allocation, percents: number): Allocation {
  let left = percents
  const take = (from: number) => {
    const taken = Math.min(from, left)
    left -= taken
    return from - taken
  }
  const bold = take(allocation.bold)
  const stock = take(allocation.stock)
  const gold = take(allocation.gold)
  const mixed = take(allocation.mixed)
  return { fixed: allocation.fixed + percents - left, mixed, stock, gold, bold }
}

/** From this percentage in shares on, a small part of it may go into sectors. */
const boldFrom = 30
const boldShare = 5

export function withBold(allocation: Allocation): Allocation {
  return allocation.stock < boldFrom
    ? allocation
    : { ...allocation, stock: allocation.stock - boldShare, bold: boldShare }
}

/** ST-15: nothing that swings, less than half of it, or more. */
export function riskTypeOf({ fixed, mixed }: Allocation): 'WITHOUT' | 'LOW' | 'HIGH' {
  if (fixed === 100) return 'WITHOUT'
  return fixed + mixed > 50 ? 'LOW' : 'HIGH'
}

/** A fund that may be recommended. */
export interface Candidate {
  readonly ds_code: string
  /** Type in the catalogue: FixedIncome, Gold … */
  readonly type: string
  /** Return of the last year, in percent. */
  readonly annual_return: number
}

/** A fund with its whole percents. */
export interface Share {
  readonly ds_code: string
  readonly share: number
}

/** Types of funds by class. */
export const typesByClass: Readonly<Record<keyof Allocation, readonly string[]>> = {
  fixed: ['FixedIncome', 'FixedIncomeSupporter'],
  mixed: ['Mixed', 'ETFMixed'],
  stock: ['JointStock', 'ETFIndex'],
  gold: ['Gold'],
  bold: ['Sector'],
}

const classes = ['fixed', 'mixed', 'stock', 'gold', 'bold'] as const

/** From this percentage on, VIP spreads a class over two funds, in these percents of it. */
const spreadFrom = 25
const firstPart = 0.8

/**
 * Fund selection: the first candidates of each class, which come in the catalogue's order, so that the same mix is always
 * the same funds. A class without a fund leaves its percents to fixed income.
 * @param isSpread large classes over two funds
 */
export function toShares(allocation: Allocation, candidates: readonly Candidate[], isSpread: boolean): Share[] {
  const shares: Share[] = []
  let left = 0
  for (const name of classes) {
    const whole = allocation[name]
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
  // Above nine quadrillion a product is not exact any more.
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
