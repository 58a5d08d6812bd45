import { isInReview, type PmaFlow } from './onboarding-flow'

/**
 * Whether the flow waits for the company: a slip is in review, or the portfolio is being created. Then it moves without
 * the person, so that its query polls. (PMA-045)
 */
export function isAwaitingCompany(flow: PmaFlow): boolean {
  return flow.stages.some(
    (stage) =>
      isInReview(stage) || (stage.key === 'create_prx' && stage.status === 'DONE' && stage.infoStatus === 'LOCK'),
  )
}
