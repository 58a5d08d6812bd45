import { email as emailRule } from '@sarv/shared/rules/email'
import type { CodeOut } from '@sarv/shared/stages/code-step'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import type { PmaStage } from '../flow/onboarding-flow'

/** Data of the signer, shown to the person before the code is sent. */
export interface Signer {
  readonly owner: string
  readonly mobile: string
  /** Empty without an e-mail address. */
  readonly email: string
  readonly addressId: number | undefined
  readonly address: string | undefined
  readonly postcode: string | undefined
}

/** Form that the submit sends beside the code, merged with the result of sending the code. (PMA-063) */
export interface SigningForm extends CodeOut {
  readonly email_address: string
  readonly address_id: number
}

/** States of signing, a state machine; the list remembers a code that was sent, so that it can still be typed. */
export type SigningState =
  | { readonly kind: 'list'; readonly form?: SigningForm }
  | { readonly kind: 'view'; readonly key: string; readonly form?: SigningForm }
  | { readonly kind: 'otp'; readonly form: SigningForm }
  | { readonly kind: 'success' }
  | { readonly kind: 'stages' }

/** Events of the state machine. */
export type SigningEvent =
  | { readonly kind: 'view'; readonly key: string }
  | { readonly kind: 'back' | 'rejected' | 'signed' | 'close' }
  | { readonly kind: 'code-sent'; readonly form: SigningForm }

export const initialSigningState: SigningState = { kind: 'list' }

/**
 * Transition function of the state table «Contract signing»; an event that a state does not handle leaves it unchanged.
 * (PMA-007, PMA-038, PMA-039)
 * @example nextSigningState({ kind: 'list' }, { kind: 'view', key: 'risk-statement' }) // { kind: 'view', key: 'risk-statement' }
 */
export function nextSigningState(state: SigningState, event: SigningEvent): SigningState {
  switch (`${state.kind} ${event.kind}`) {
    case 'list view':
      return 'key' in event ? { ...state, kind: 'view', key: event.key } : state
    case 'view back':
    case 'otp back':
      return 'form' in state ? { kind: 'list', form: state.form } : initialSigningState
    case 'list code-sent':
    case 'otp code-sent':
      return 'form' in event ? { kind: 'otp', form: event.form } : state
    case 'otp signed':
      return { kind: 'success' }
    case 'success close':
      return { kind: 'stages' }
    default:
      return state
  }
}

/** Whether the header shows the back arrow. (PMA-006) */
export function hasBackArrow({ kind }: SigningState): boolean {
  return kind !== 'view' && kind !== 'otp'
}

/** Reads the signer out of the block `user_info`. (PMA-037) */
export function readSigner(stage: PmaStage): Signer {
  const block = findBlock(stage.wire, 'user_info')
  const address = Number(textIn(block, 'address_id'))
  return {
    owner: textIn(block, 'pma_owner') ?? '',
    mobile: textIn(block, 'mobile') ?? '',
    email: textIn(block, 'email_address') ?? '',
    addressId: Number.isSafeInteger(address) && address > 0 ? address : undefined,
    address: textIn(block, 'address_detail'),
    postcode: textIn(block, 'postal_code'),
  }
}

/** Finds the field that is missing or invalid before a code can be sent. (PMA-037) */
export function missingField({ email, addressId }: Signer): 'email' | 'address' | undefined {
  if (emailRule(email) !== undefined) return 'email'
  return addressId === undefined ? 'address' : undefined
}

/** Whether a code was sent and has not expired, so that no other one can be requested yet. */
export function isCodeValid(form: SigningForm | undefined, now: number): form is SigningForm {
  return form !== undefined && now < form.sentAt + form.expire_seconds * 1000
}
