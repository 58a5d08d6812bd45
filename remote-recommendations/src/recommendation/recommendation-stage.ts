import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { defineFlow } from '@sarv/shared/stages/define-flow'
import { parseStageKey } from '@sarv/shared/stages/stage-key'

/** Stages of a recommendation, in order. (REC-003) */
const stages = ['investment_horizon', 'risk_assessment', 'investment_proposal', 'payment_methods'] as const
export type RecommendationStage = (typeof stages)[number]

/** Steps of the indicator. (REC-004) */
export const steps = stages.slice(0, 3)

/** Index of the step that the indicator shows as the current one; the payment belongs to the last. (REC-004) */
export function stepOf(stage: RecommendationStage): number {
  return Math.min(stages.indexOf(stage), steps.length - 1)
}

/** Position in the flow as stored in the browser's history entry, so that it survives a reload. */
export interface FlowPosition {
  readonly stage: RecommendationStage
  /** Uuid of the payment at the last stage. */
  readonly payment?: string
}

/**
 * Parses the stage that the server names, in either case; the first one for a word that is not known yet. (REC-003)
 * @example parseStage('RISK_ASSESSMENT') // 'risk_assessment'
 */
export function parseStage(wire: string): RecommendationStage {
  const key = parseStageKey(wire)
  return stages.find((stage) => stage === key) ?? 'investment_horizon'
}

/** The server's own spelling of a stage, which a submit echoes. (D-03) */
export function wireStage({ stages: all }: Pick<RecommendationManager, 'stages'>, stage: RecommendationStage): string {
  return all.find(({ key }) => parseStageKey(key) === stage)?.key ?? stage.toUpperCase()
}

/**
 * The flow: each stage lies upon the earlier ones; of a payment whose recommendation is over there is nothing beneath.
 * Every stage is an entry of the browser's history, so that its Back, the arrow and a reload agree. (REC-007, REC-008)
 */
export const recommendationFlow = defineFlow<
  FlowPosition,
  Pick<RecommendationManager, 'current_stage' | 'payment_uuid'> | null
>({
  name: 'recommendation',
  stages,
  more({ payment }, stage) {
    if (stage !== 'payment_methods') return {}
    return typeof payment === 'string' && /^[\da-f-]{36}$/.test(payment) ? { payment } : undefined
  },
  beneath: ({ stage }, manager) =>
    manager === null ? [] : stages.slice(0, stages.indexOf(stage)).map((earlier) => ({ stage: earlier })),
  /**
   * The stored position as long as the server has come as far, else the stage of the server. A payment is asked about
   * itself, since a fee is paid before the stage of the payment is reached. (REC-002)
   */
  resume(stored, manager) {
    if (stored?.payment !== undefined || manager === null) return stored ?? { stage: 'investment_horizon' }
    const reached = parseStage(manager.current_stage)
    if (stored !== undefined && stages.indexOf(stored.stage) <= stages.indexOf(reached)) return stored
    if (reached !== 'payment_methods') return { stage: reached }
    return manager.payment_uuid === null
      ? { stage: 'investment_proposal' }
      : { stage: reached, payment: manager.payment_uuid }
  },
})

/** Where the close icon leads: a person who has offers finds them in the history. (REC-007) */
export function closeTarget(stage: RecommendationStage): '/recommendations' | '/recommendations/history' {
  return stage === 'investment_proposal' || stage === 'payment_methods'
    ? '/recommendations/history'
    : '/recommendations'
}
