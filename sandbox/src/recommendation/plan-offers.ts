import { scoreBand } from '@sarv/shared/rules/score-band'
import type { LocalText } from '../local-text/local-text'
import {
  type Allocation,
  allocationFor,
  type Candidate,
  calmDown,
  predictReturn,
  riskTypeOf,
  type Share,
  toShares,
  withBold,
} from './allocation'
import type { Horizon } from './horizon'
import texts from './offer-texts.json'

export type OfferKind = 'MAIN' | 'CALM' | 'VIP'

/** An offer before it is anyone's. */
export interface OfferPlan {
  readonly kind: OfferKind
  readonly title: LocalText
  readonly description: LocalText
  readonly risk_type: 'WITHOUT' | 'LOW' | 'HIGH'
  /** Rial; null for what is free. */
  readonly fee: number | null
  readonly shares: readonly Share[]
  readonly annual_return: number | null
}

interface Wish {
  readonly score: number
  readonly horizon: Horizon
  readonly candidates: readonly Candidate[]
  /** The person has ordered the VIP offer, which stays. */
  readonly isVipTaken?: boolean
}

/** How many percents the steadier offer moves to fixed income. */
const calmer = 15

/** The offers for a person, the free ones first: the same answers and funds always give the same. */
export function planOffers({ score, horizon, candidates, isVipTaken = false }: Wish): OfferPlan[] {
  const band = scoreBand(score)
  const main = allocationFor(score, horizon)
  const calm = calmDown(main, calmer)
  const plan = (
    kind: OfferKind,
    allocation: Allocation,
    words: { title: LocalText; description: LocalText },
  ): OfferPlan => {
    const shares =
      kind === 'VIP' ? toShares(allocation, byReturn(candidates), true) : toShares(allocation, candidates, false)
    return {
      kind,
      ...words,
      risk_type: riskTypeOf(allocation),
      fee: kind === 'VIP' ? feeFor(horizon.amount) : null,
      shares,
      annual_return: predictReturn(shares, candidates),
    }
  }
  const free = [
    plan('MAIN', main, texts.main[band]),
    ...(calm.fixed === main.fixed ? [] : [plan('CALM', calm, texts.calm)]),
  ]
  const vip = plan('VIP', withBold(main), texts.vip[band])
  return isVipTaken || isWorthItsFee(vip, free, horizon.amount) ? [...free, vip] : free
}

const byReturn = (candidates: readonly Candidate[]) => candidates.toSorted((a, b) => b.annual_return - a.annual_return)

/** Whether a year's forecast gain over the best free offer is more than the fee: what is not is not offered (D-179). */
function isWorthItsFee(vip: OfferPlan, free: readonly OfferPlan[], amount: number): boolean {
  const best = Math.max(...free.map(({ annual_return }) => annual_return ?? 0))
  return ((vip.annual_return ?? 0) - best) * amount > (vip.fee ?? 0) * 100
}

const feeStep = 10_000
const minFee = 500_000
const maxFee = 20_000_000

/** The fee of VIP: half a percent of the amount in whole thousand toman, between two limits. */
export function feeFor(amount: number): number {
  const fee = Math.ceil(amount / 200 / feeStep) * feeStep
  return Math.min(maxFee, Math.max(minFee, fee))
}
