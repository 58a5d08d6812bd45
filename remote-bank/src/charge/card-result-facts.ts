import type { BankPaymentFacts } from '@sarv/shared/contract/bank-onboarding'
import { factsInAddress, type ShownFacts } from '@sarv/shared/payment/receipt-facts'

/**
 * What the address of /bank/card-result says; it spells its status success and failed, which the receipt knows in
 * capitals. (BNK-055)
 * @example cardResultFacts(new URLSearchParams('status=failed')).status // 'FAILED'
 */
export function cardResultFacts(query: Pick<URLSearchParams, 'get'>): ShownFacts {
  const said = factsInAddress(query)
  return { ...said, status: said.status?.toUpperCase() }
}

/** The server's facts about a bank payment replace those of the address. (D-29) */
export function bankPaymentFacts({ status, amount, date, time, trace_no }: BankPaymentFacts): ShownFacts {
  return { status, amount, date, time, trace: trace_no }
}
