import type { BankOrder } from '@sarv/shared/contract/bank-money'
import type { StatusSet } from '@sarv/shared/rules/status'

/** Icon, vocabulary of the status, and page of a bank order. */
export interface OrderPresentation {
  readonly icon: 'card' | 'reissue' | 'invest' | 'unknown'
  /** Undefined for the words of a request (ST-05). */
  readonly set: StatusSet | undefined
  readonly to: string | undefined
}

/**
 * How a bank order is shown. What is open leads to where it goes on, an investment to its order. (BNK-076)
 * @example orderPresentation({ kind: 'CARD', status: 'ACTIVE', order_id: null }).to // '/bank/onboarding'
 */
export function orderPresentation({
  kind,
  status,
  order_id,
}: Pick<BankOrder, 'kind' | 'status' | 'order_id'>): OrderPresentation {
  // A request that was sent back is corrected where it was begun; after a refusal another one begins there.
  const goesOn = ['ACTIVE', 'FAILED', 'REJECTED'].includes(status)
  switch (kind) {
    case 'CARD':
      return { icon: 'card', set: undefined, to: goesOn ? '/bank/onboarding' : undefined }
    case 'REISSUE':
      return { icon: 'reissue', set: undefined, to: goesOn ? '/bank/new-card-onboarding' : undefined }
    case 'FAST_INVEST':
      return { icon: 'invest', set: 'order', to: order_id === null ? undefined : `/fund-order/${order_id}` }
    default:
      return { icon: 'unknown', set: 'order', to: undefined }
  }
}

/** Word and tone of a request's status. */
const requestStates = { ACTIVE: 'active', DONE: 'done', FAILED: 'failed', REJECTED: 'rejected' } as const

/** Key of the word for a request's status (ST-05); undefined for one that is not known yet. */
export function requestState(status: string): (typeof requestStates)[keyof typeof requestStates] | undefined {
  return Object.hasOwn(requestStates, status) ? requestStates[status as keyof typeof requestStates] : undefined
}
