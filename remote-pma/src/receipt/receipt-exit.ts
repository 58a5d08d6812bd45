import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'

/** Where closing the receipt leads, and whether the onboarding can be resumed. */
export interface ReceiptExit {
  /** Code of the portfolio whose page closing leads to; undefined for a person without one. */
  readonly portfolio: string | undefined
  /** The payment was for a portfolio whose onboarding is not finished. */
  readonly canResume: boolean
}

/**
 * Computes the exits of the receipt; the payment's own portfolio comes before any other one of the person. (PMA-040)
 */
export function findReceiptExit(
  facts: Pick<PmaPaymentFacts, 'prx' | 'onb_uuid'> | undefined,
  held: readonly { readonly prx: string }[],
): ReceiptExit {
  const [first] = held
  return {
    portfolio: facts?.prx ?? first?.prx,
    canResume: facts !== undefined && facts.onb_uuid !== null && facts.prx === null,
  }
}
