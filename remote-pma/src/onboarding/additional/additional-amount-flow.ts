import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { isInReview, type PmaStage } from '../flow/onboarding-flow'

/** States of paying the additional amount, a state machine. */
export type AdditionalState =
  | { readonly at: 'form' }
  /** The slip is uploaded and can be submitted. */
  | { readonly at: 'ready' }
  | { readonly at: 'receipt'; readonly accepted: boolean }
  | { readonly at: 'stages' }

/** Events of the state machine. */
export type AdditionalEvent =
  | { readonly is: 'uploaded' | 'retry' | 'close' }
  | { readonly is: 'submitted'; readonly accepted: boolean }

/**
 * Transition function of the state table «Additional amount»; an event that a state does not handle leaves it unchanged.
 * (PMA-041, PMA-043, ERR-32)
 * @example nextAdditionalState({ at: 'ready' }, { is: 'submitted', accepted: true }) // { at: 'receipt', accepted: true }
 */
export function nextAdditionalState(state: AdditionalState, event: AdditionalEvent): AdditionalState {
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

/** Computes the initial state: the receipt where a slip was submitted already, else the form. */
export function initialAdditionalState(stage: PmaStage): AdditionalState {
  return isInReview(stage) || stage.status === 'DONE' ? { at: 'receipt', accepted: true } : { at: 'form' }
}

/** Whether the server accepted the slip: only the status SUCCESS in its block counts. (PMA-043) */
export function isSlipAccepted(stage: PmaStage | undefined): boolean {
  return stage !== undefined && textIn(findBlock(stage.wire, 'receipt'), 'status') === 'SUCCESS'
}

/** Whether the header shows the back arrow. (PMA-006) */
export function hasAdditionalBackArrow({ at }: AdditionalState): boolean {
  return at === 'form' || at === 'ready'
}
