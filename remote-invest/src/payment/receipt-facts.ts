import type { Payment } from '@sarv/shared/contract/fund-payment'
import type { ShownFacts } from '@sarv/shared/payment/receipt-facts'

/** A payment that failed has no trace number; the one that this browser remembers tells its status and amount. */
export function factsOf({ status, payment_amount }: Payment, said: ShownFacts): ShownFacts {
  return { ...said, status, amount: payment_amount, trace: undefined }
}

/** Where the return button leads: the flag of the card's minimum counts only as the exact text. (INV-052) */
export function returnTo(flag: string | undefined): '/bank/onboarding' | '/fund-orders' {
  return flag === 'true' ? '/bank/onboarding' : '/fund-orders'
}
