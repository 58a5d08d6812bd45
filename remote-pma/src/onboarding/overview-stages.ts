import { shownState } from '@sarv/shared/stages/shown-state'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { currentStage, type StageState, stageState } from '@sarv/shared/stages/stage-state'
import { isInReview, type PmaFlow, type PmaStage, rowOffer } from './onboarding-flow'

/** The steps of the overview: the end only says its sentence and is none. */
export function stepsOf(flow: PmaFlow): PmaStage[] {
  return flow.stages.filter(({ key }) => !isFinalKey(key))
}

/** The sentences of the end. (PMA-046) */
export function endingOf(flow: PmaFlow): readonly string[] {
  const ending = isFinalKey(flow.current) ? currentStage(flow) : undefined
  return (ending?.wire.message ?? []).filter((sentence) => sentence.trim() !== '')
}

/** The state that a row shows: what the house looks at, or makes, is neither done nor the person's turn. */
export function rowState(stage: PmaStage, flow: PmaFlow): Exclude<StageState, 'unknown'> | 'review' {
  if (isInReview(stage) || rowOffer(stage) === 'awaiting-approval') return 'review'
  return shownState(stageState(stage, flow.current))
}

/** What stands under a row: why it was sent back, else what it says of itself. (PMA-020) */
export function rowCaption({ wire }: PmaStage): string | undefined {
  return wire.message.join(' ') || wire.description || undefined
}
