/** What the back office, or the bank, says about something of a person. */
export interface ReviewVerdict {
  readonly sub: string
  /**
   * payment, additional_amount, create_prx; increase for the slip of a portfolio's increase. Of a card: finalize for the
   * whole, or the stage that the bank sends back.
   */
  readonly stage: string
  readonly kind: 'approved' | 'refused'
  readonly message?: string
}
