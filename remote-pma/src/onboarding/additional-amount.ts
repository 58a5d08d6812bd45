import { blockOf, textIn } from '@sarv/shared/stages/page-blocks'
import { isInReview, type PmaStage } from './onboarding-flow'

/** Where paying the additional amount stands. */
export type Additional =
  | { readonly at: 'form' }
  /** The slip has arrived and can be handed in. */
  | { readonly at: 'ready' }
  | { readonly at: 'receipt'; readonly accepted: boolean }
  | { readonly at: 'stages' }

export type AdditionalEvent =
  | { readonly is: 'uploaded' | 'retry' | 'close' }
  | { readonly is: 'submitted'; readonly accepted: boolean }

/**
 * The state table «Additional amount»; what cannot happen changes nothing. (PMA-041, PMA-043, ERR-32)
 * @example nextAdditional({ at: 'ready' }, { is: 'submitted', accepted: true }) // { at: 'receipt', accepted: true }
 */
export function nextAdditional(state: Additional, event: AdditionalEvent): Additional {
  switch (event.is) {
    case 'uploaded':
      return state.at === 'form' ? { at: 'ready' } : state
    case 'submitted':
      return state.at === 'ready' ? { at: 'receipt', accepted: event.accepted } : state
    case 'retry':
      // The file that was sent is still there.
      return state.at === 'receipt' && !state.accepted ? { at: 'ready' } : state
    case 'close':
      return state.at === 'receipt' ? { at: 'stages' } : state
  }
}

/** It begins with the receipt where a slip was handed in already. */
export function additionalBegins(stage: PmaStage): Additional {
  return isInReview(stage) || stage.status === 'DONE' ? { at: 'receipt', accepted: true } : { at: 'form' }
}

/** Whether the server took the slip: its block says SUCCESS, any other word or none is a no. (PMA-043) */
export function isAccepted(stage: PmaStage | undefined): boolean {
  return stage !== undefined && textIn(blockOf(stage.wire, 'receipt'), 'status') === 'SUCCESS'
}

/** Whether the arrow stands in the header. (PMA-006) */
export function hasAdditionalArrow({ at }: Additional): boolean {
  return at === 'form' || at === 'ready'
}
