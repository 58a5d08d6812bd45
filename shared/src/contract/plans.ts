import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { openEnum, percent, rial } from './wire'

/**
 * A part of a portfolio; the shares of one portfolio add to 100.
 * @example { name: 'سهام', percentage: 55 }
 */
export const share = z.object({ name: z.string(), percentage: percent })
export type Share = z.infer<typeof share>

/** Warning that a plan is riskier than the result of the person's newest risk survey (D-122); null where it is not. */
const suitability = z.nullable(z.object({ survey_id: z.int(), text: z.string() }))

/**
 * A portfolio plan that can be bought (SBX-038). Id 3 is the gold plan (CON-09).
 * @example { id: 1, priority: 1, name: 'سبد رشد پویا', logo: 'sprout', minimum_investment_amount: 500_000_000, predicted_annual_return_percentage: 31.24, risk: 'HIGH', description: '…', composition: [...], notes: [] }
 */
export const plan = z.object({
  id: z.int(),
  /** Smallest first; the home page shows the first two. */
  priority: z.int(),
  name: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  logo: z.string(),
  minimum_investment_amount: rial,
  predicted_annual_return_percentage: percent,
  /** WITHOUT, LOW, HIGH. */
  risk: openEnum(['WITHOUT', 'LOW', 'HIGH']),
  description: z.string(),
  composition: z.array(share),
  /** What a person should know before starting, in order. */
  notes: z.array(z.string()),
  /** The fee of management, a year. */
  management_fee_percentage: percent,
  /** The span for which the plan is meant. */
  advised_months: z.int(),
  /** Largest single payment that a card gateway takes; above it a bank slip is the way (D-138). */
  max_payment: z.optional(rial),
  /** For which results of the risk survey the plan is suitable, in words (D-176). */
  suits: z.optional(z.string()),
  suitability: z.optional(suitability),
})
export type Plan = z.infer<typeof plan>

export const listPlans = readEndpoint('/pma/api/v1/portfolio/plans/', {
  summary: 'Portfolio plans, by priority',
  reply: z.array(plan),
})

/**
 * A portfolio that the person holds (SBX-037).
 * @example { prx: 'PRX-204817', plan_name: 'سبد رشد پویا', plan_id: 1, value: 230_209_280, profit: 20_209_280, created_at: '2026-02-01', composition: [...], suitability: null }
 */
export const userPortfolio = z.object({
  prx: z.string(),
  plan_name: z.string(),
  plan_id: z.int(),
  value: rial,
  /** Value less what was paid in. */
  profit: rial,
  created_at: z.string(),
  composition: z.array(share),
  suitability,
})
export type UserPortfolio = z.infer<typeof userPortfolio>

export const listUserPortfolios = readEndpoint('/pma/api/v1/portfolio/all/', {
  summary: "The person's portfolios",
  reply: z.array(userPortfolio),
})
