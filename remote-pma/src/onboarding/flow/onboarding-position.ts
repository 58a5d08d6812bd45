import { defineFlow } from '@sarv/shared/stages/define-flow'
import { type PmaFlow, type PmaScreen, screenFor } from './onboarding-flow'

/** Position in the onboarding as stored in an entry of the browser's history. */
export interface OnboardingPosition {
  readonly stage: PmaScreen
  /** The stage is finished and only shown. (PMA-016) */
  readonly readOnly?: true
  /** Open view of the screen: the slip of a payment, a contract, the code. */
  readonly view?: string
}

/**
 * The flow of making a portfolio: every stage lies upon the overview, a view upon its stage. (PMA-007)
 * @example onboardingFlow.trail({ stage: 'risk' }, flow) // [{ stage: 'overview' }, { stage: 'risk' }]
 */
export const onboardingFlow = defineFlow<OnboardingPosition, PmaFlow | undefined>({
  name: 'pma-onboarding',
  stages: ['amount', 'overview', 'payment', 'risk', 'sign_contract', 'additional_amount'],
  more: ({ readOnly, view }) => ({
    ...(readOnly === true && { readOnly }),
    ...(typeof view === 'string' && /^[\w:-]{1,80}$/.test(view) && { view }),
  }),
  beneath({ view, ...position }) {
    if (position.stage === 'amount' || position.stage === 'overview') return []
    return [{ stage: 'overview' }, ...(view === undefined ? [] : [position])]
  },
  /** The stored position, as long as it agrees with the server; else the screen of the server's state. (PMA-009, PMA-048) */
  resume(stored, flow) {
    const requested = screenFor(flow)
    const isValid = flow !== undefined && (stored?.readOnly === true || stored?.stage === 'overview')
    return stored !== undefined && (isValid || stored.stage === requested) ? stored : { stage: requested }
  },
})

/** Stages that are left for an overview which asks the server again. (PMA-042) */
export const refetchedAfter: readonly PmaScreen[] = ['risk', 'sign_contract']
