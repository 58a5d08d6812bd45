import { stateOf } from '@sarv/shared/stages/flow-entry'
import { type FlowPosition, recommendationFlow } from './recommendation-stage'

/**
 * Navigation into the flow at a position, from outside it: a payment, or the offers while a payment of theirs waits. The stages
 * before it are laid beneath it there. (REC-030, D-146)
 * @example navigate(...entryAt({ stage: 'payment_methods', payment: payment.uuid }))
 */
export function entryAt(position: FlowPosition): [string, { state: unknown }] {
  return ['/recommendations/onboarding', { state: stateOf(recommendationFlow.name, { depth: 0, place: position }) }]
}
