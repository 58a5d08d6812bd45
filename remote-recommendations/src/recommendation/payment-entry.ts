import { stateOf } from '@sarv/shared/stages/flow-entry'
import { flowName } from './recommendation-stage'

/**
 * Navigation to the payment stage from outside the flow; the stages before it are laid beneath it there. (REC-030)
 * @example navigate(...paymentEntry(payment.uuid))
 */
export function paymentEntry(payment: string): [string, { state: unknown }] {
  return [
    '/recommendations/onboarding',
    { state: stateOf(flowName, { depth: 0, place: { stage: 'payment_methods', payment } }) },
  ]
}
