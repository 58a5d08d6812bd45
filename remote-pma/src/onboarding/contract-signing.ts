import type { SentCode } from '@sarv/shared/contract/pma-onboarding'
import { email as emailRule } from '@sarv/shared/rules/email'
import type { CodeOut } from '@sarv/shared/stages/code-step'
import { blockOf, textIn } from '@sarv/shared/stages/page-blocks'
import type { PmaStage } from './onboarding-flow'

/** Who signs, as the person sees it before the code is sent. */
export interface Signer {
  readonly owner: string
  readonly mobile: string
  /** Empty while there is none. */
  readonly email: string
  readonly addressId: number | undefined
  readonly address: string | undefined
  readonly postcode: string | undefined
}

/** What the submit sends beside the code, with the answer of the sending merged in. (PMA-063) */
export interface SigningForm extends CodeOut {
  readonly email_address: string
  readonly address_id: number
}

/** Where the signing stands; a code that is out is remembered in the list, so that it can still be typed. */
export type Signing =
  | { readonly at: 'list'; readonly form?: SigningForm }
  | { readonly at: 'view'; readonly key: string; readonly form?: SigningForm }
  | { readonly at: 'otp'; readonly form: SigningForm }
  | { readonly at: 'success' }
  | { readonly at: 'stages' }

export type SigningEvent =
  | { readonly is: 'view'; readonly key: string }
  | { readonly is: 'back' | 'refused' | 'signed' | 'close' }
  | { readonly is: 'code-sent'; readonly form: SigningForm }

export const signingBegins: Signing = { at: 'list' }

/**
 * The state table «Contract signing»; what cannot happen changes nothing. (PMA-007, PMA-038, PMA-039)
 * @example nextSigning({ at: 'list' }, { is: 'view', key: 'risk-statement' }) // { at: 'view', key: 'risk-statement' }
 */
export function nextSigning(state: Signing, event: SigningEvent): Signing {
  switch (`${state.at} ${event.is}`) {
    case 'list view':
      return 'key' in event ? { ...state, at: 'view', key: event.key } : state
    case 'view back':
    case 'otp back':
      return 'form' in state ? { at: 'list', form: state.form } : signingBegins
    case 'list code-sent':
    case 'otp code-sent':
      return 'form' in event ? { at: 'otp', form: event.form } : state
    case 'otp signed':
      return { at: 'success' }
    case 'success close':
      return { at: 'stages' }
    default:
      return state
  }
}

/** Whether the arrow stands in the header. (PMA-006) */
export function hasArrow({ at }: Signing): boolean {
  return at !== 'view' && at !== 'otp'
}

/** The facts of the block `user_info`. (PMA-037) */
export function signerIn(stage: PmaStage): Signer {
  const block = blockOf(stage.wire, 'user_info')
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

/** What the person has to give before a code can be sent. (PMA-037) */
export function missingOf({ email, addressId }: Signer): 'email' | 'address' | undefined {
  if (emailRule(email) !== undefined) return 'email'
  return addressId === undefined ? 'address' : undefined
}

/**
 * The form with what the sending answered. (PMA-063)
 * @example mergedForm({ email_address: 'a@b.ir', address_id: 3 }, { receiver: '0912…', expire_seconds: 119 }, Date.now())
 */
export function mergedForm(
  form: Pick<SigningForm, 'email_address' | 'address_id'>,
  result: SentCode,
  sentAt: number,
): SigningForm {
  return { ...form, ...result, sentAt }
}

/** Whether the code that is out still lives, so that no other one can be asked for yet. */
export function isCodeOut(form: SigningForm | undefined, now: number): form is SigningForm {
  return form !== undefined && now < form.sentAt + form.expire_seconds * 1000
}
