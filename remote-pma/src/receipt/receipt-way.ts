import type { PmaPaymentFacts } from '@sarv/shared/contract/pma-payment'

/** Where closing the receipt leads, and whether the making of a portfolio goes on. */
export interface ReceiptWay {
  /** The portfolio whose page closing leads to; undefined for somebody without one. */
  readonly portfolio: string | undefined
  /** The payment was for a portfolio that is still being made. */
  readonly goesOn: boolean
}

/** The portfolio of the payment before any other one that the person holds. (PMA-040) */
export function wayOn(
  facts: Pick<PmaPaymentFacts, 'prx' | 'onb_uuid'> | undefined,
  held: readonly { readonly prx: string }[],
): ReceiptWay {
  const [first] = held
  return {
    portfolio: facts?.prx ?? first?.prx,
    goesOn: facts !== undefined && facts.onb_uuid !== null && facts.prx === null,
  }
}
