import { shownState } from '@sarv/shared/stages/shown-state'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { currentStage, type StageState, stageState } from '@sarv/shared/stages/stage-state'
import { isInReview, type PmaFlow, type PmaStage, rowOffer } from '../flow/onboarding-flow'

/** Selects the stages that the overview lists: all but the final one, which only has messages. */
export function visibleStages(flow: PmaFlow): PmaStage[] {
  return flow.stages.filter(({ key }) => !isFinalKey(key))
}

/** Messages of the final stage, once the flow is there. (PMA-046) */
export function finalMessages(flow: PmaFlow): readonly string[] {
  const final = isFinalKey(flow.current) ? currentStage(flow) : undefined
  return (final?.wire.message ?? []).filter((sentence) => sentence.trim() !== '')
}

/**
 * State of a stage's row: `review` while the company checks a slip or creates the portfolio, which is neither done nor
 * the person's turn.
 */
export function rowState(stage: PmaStage, flow: PmaFlow): Exclude<StageState, 'unknown'> | 'review' {
  if (isInReview(stage) || rowOffer(stage) === 'awaiting-approval') return 'review'
  return shownState(stageState(stage, flow.current))
}

/** Caption of a stage's row: why it was rejected, else its description. (PMA-020) */
export function rowCaption({ wire }: PmaStage): string | undefined {
  return wire.message.join(' ') || wire.description || undefined
}
