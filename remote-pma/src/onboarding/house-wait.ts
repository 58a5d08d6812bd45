import { isInReview, type PmaFlow } from './onboarding-flow'

/**
 * Whether the house is at work: a slip is looked at, or the portfolio is being made. Then the flow moves without the
 * person, and is asked for again and again. (PMA-045)
 */
export function waitsForHouse(flow: PmaFlow): boolean {
  return flow.stages.some(
    (stage) =>
      isInReview(stage) || (stage.key === 'create_prx' && stage.status === 'DONE' && stage.infoStatus === 'LOCK'),
  )
}
