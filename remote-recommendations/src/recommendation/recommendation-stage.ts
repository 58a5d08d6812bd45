import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { isObject } from '@sarv/shared/rules/is-object'
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

/** Name of the flow in the entries of the browser's history. */
export const flowName = 'recommendation'

/**
 * Parses the stage that the server names, in either case; the first one for a word that nobody knows yet. (REC-003)
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

/** Parses the position out of a history state, which may hold anything; undefined for a wrong shape. */
export function parsePosition(value: unknown): FlowPosition | undefined {
  if (!isObject(value)) return undefined
  const stage = stages.find((one) => one === value.stage)
  if (stage === undefined) return undefined
  if (stage !== 'payment_methods') return { stage }
  const { payment } = value
  return typeof payment === 'string' && /^[\da-f-]{36}$/.test(payment) ? { stage, payment } : undefined
}

/**
 * Computes the position when the page is opened: the stored one as long as the server has come as far, else the stage of
 * the server. A payment is asked about itself, since a fee is paid before the stage of the payment is reached. (REC-002)
 */
export function initialPosition(
  stored: FlowPosition | undefined,
  manager: Pick<RecommendationManager, 'current_stage' | 'payment_uuid'> | null,
): FlowPosition {
  if (stored?.payment !== undefined || manager === null) return stored ?? { stage: 'investment_horizon' }
  const reached = parseStage(manager.current_stage)
  if (stored !== undefined && stages.indexOf(stored.stage) <= stages.indexOf(reached)) return stored
  if (reached !== 'payment_methods') return { stage: reached }
  return manager.payment_uuid === null
    ? { stage: 'investment_proposal' }
    : { stage: reached, payment: manager.payment_uuid }
}

/** The history entries up to a position, which Back walks one stage at a time. (REC-008) */
export function trailTo(position: FlowPosition): readonly [FlowPosition, ...FlowPosition[]] {
  const [first, ...before] = stages.slice(0, stages.indexOf(position.stage)).map((stage) => ({ stage }))
  return first === undefined ? [position] : [first, ...before, position]
}

/** Where Back leads; undefined leaves the flow. (REC-008) */
export function stageBefore(stage: RecommendationStage): RecommendationStage | undefined {
  return stages[stages.indexOf(stage) - 1]
}

/** Where the close icon leads: whoever has offers finds them in the history. (REC-007) */
export function closeTarget(stage: RecommendationStage): '/recommendations' | '/recommendations/history' {
  return stage === 'investment_proposal' || stage === 'payment_methods'
    ? '/recommendations/history'
    : '/recommendations'
}
