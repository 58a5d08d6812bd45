import { type ScoreBand, scoreBand } from '@sarv/shared/rules/score-band'
import type { Horizon } from './horizon'

/** Asset allocation: whole percents of each class, which add to 100; `bold` is sectors and leverage. */
export interface Mix {
  readonly fixed: number
  readonly mixed: number
  readonly stock: number
  readonly gold: number
  readonly bold: number
}

type Row = readonly [fixed: number, mixed: number, stock: number, gold: number]

/** By risk band (ST-12) and term. */
const table: Readonly<Record<ScoreBand, Readonly<Record<Horizon['term'], Row>>>> = {
  primary: { short: [85, 10, 0, 5], medium: [70, 20, 5, 5], long: [60, 20, 10, 10] },
  success: { short: [70, 15, 5, 10], medium: [50, 20, 20, 10], long: [40, 20, 25, 15] },
  neutral: { short: [55, 15, 15, 15], medium: [35, 20, 30, 15], long: [20, 20, 40, 20] },
  warning: { short: [45, 15, 25, 15], medium: [20, 15, 45, 20], long: [10, 15, 55, 20] },
}

/** The allocation that suits a risk score and a horizon. */
export function mixFor(score: number, { term, caution, hasGold }: Omit<Horizon, 'amount'>): Mix {
  const [fixed, mixed, stock, gold] = table[scoreBand(score)][term]
  const base = hasGold
    ? { fixed, mixed, stock, gold, bold: 0 }
    : { fixed, mixed: mixed + gold, stock, gold: 0, bold: 0 }
  return calmDown(base, caution)
}

/** Moves so many percents to fixed income, from what swings most on; fewer where there are no more. */
export function calmDown(mix: Mix, percents: number): Mix {
  let left = percents
  const take = (from: number) => {
    const taken = Math.min(from, left)
    left -= taken
    return from - taken
  }
  const bold = take(mix.bold)
  const stock = take(mix.stock)
  const gold = take(mix.gold)
  const mixed = take(mix.mixed)
  return { fixed: mix.fixed + percents - left, mixed, stock, gold, bold }
}

/** From so much in shares on, a small part of it may go into sectors. */
const boldFrom = 30
const boldShare = 5

export function withBold(mix: Mix): Mix {
  return mix.stock < boldFrom ? mix : { ...mix, stock: mix.stock - boldShare, bold: boldShare }
}

/** ST-15: nothing that swings, less than half of it, or more. */
export function riskTypeOf({ fixed, mixed }: Mix): 'WITHOUT' | 'LOW' | 'HIGH' {
  if (fixed === 100) return 'WITHOUT'
  return fixed + mixed > 50 ? 'LOW' : 'HIGH'
}
