/** The decision of the back office, or of the bank, about a stage or slip of a person. */
export interface ReviewVerdict {
  readonly sub: string
  /**
   * payment, additional_amount, create_prx; increase for the slip of a portfolio's increase. For a card: finalize for
   * the whole, or the stage that the bank sends back.
   */
  readonly stage: string
  readonly kind: 'approved' | 'refused'
  readonly message?: string
}
