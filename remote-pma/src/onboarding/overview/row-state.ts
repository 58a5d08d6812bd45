import { shownState } from '@sarv/shared/stages/shown-state'
import { type StageState, stageState } from '@sarv/shared/stages/stage-state'
import { isInReview, type PmaFlow, type PmaStage, rowOffer } from '../flow/onboarding-flow'

/**
 * State of a stage's row: `review` while the company checks a slip or creates the portfolio, which is neither done nor
 * the person's turn.
 */
export function rowState(stage: PmaStage, flow: PmaFlow): Exclude<StageState, 'unknown'> | 'review' {
  if (isInReview(stage) || rowOffer(stage) === 'awaiting-approval') return 'review'
  return shownState(stageState(stage, flow.current))
}
