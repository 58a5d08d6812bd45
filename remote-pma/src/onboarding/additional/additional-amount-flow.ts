import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { isInReview, type PmaStage } from '../flow/onboarding-flow'

/** States of paying the additional amount, a state machine. */
export type AdditionalState =
  | { readonly kind: 'form' }
  /** The slip is uploaded and can be submitted. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'receipt'; readonly accepted: boolean }
  | { readonly kind: 'stages' }

/** Events of the state machine. */
export type AdditionalEvent =
  | { readonly kind: 'uploaded' | 'retry' | 'close' }
  | { readonly kind: 'submitted'; readonly accepted: boolean }

/**
 * Transition function of the state table «Additional amount»; an event that a state does not handle leaves it unchanged.
 * (PMA-041, PMA-043, ERR-32)
 * @example nextAdditionalState({ kind: 'ready' }, { kind: 'submitted', accepted: true }) // { kind: 'receipt', accepted: true }
 */
export function nextAdditionalState(state: AdditionalState, event: AdditionalEvent): AdditionalState {
  switch (event.kind) {
    case 'uploaded':
      return state.kind === 'form' ? { kind: 'ready' } : state
    case 'submitted':
      return state.kind === 'ready' ? { kind: 'receipt', accepted: event.accepted } : state
    case 'retry':
      // The file that was sent is still there.
      return state.kind === 'receipt' && !state.accepted ? { kind: 'ready' } : state
    case 'close':
      return state.kind === 'receipt' ? { kind: 'stages' } : state
  }
}

/** Computes the initial state: the receipt where a slip was submitted already, else the form. */
export function initialAdditionalState(stage: PmaStage): AdditionalState {
  return isInReview(stage) || stage.status === 'DONE' ? { kind: 'receipt', accepted: true } : { kind: 'form' }
}

/** Whether the server accepted the slip: only the status SUCCESS in its block counts. (PMA-043) */
export function isSlipAccepted(stage: PmaStage | undefined): boolean {
  return stage !== undefined && textIn(findBlock(stage.wire, 'receipt'), 'status') === 'SUCCESS'
}

/** Whether the header shows the back arrow. (PMA-006) */
export function hasAdditionalBackArrow({ kind }: AdditionalState): boolean {
  return kind === 'form' || kind === 'ready'
}
