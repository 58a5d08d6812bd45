import type { PageInfo } from '@sarv/shared/contract/onboarding'
import type { PaymentMethod } from '@sarv/shared/payment/payment-method'

/** The block `payment_methods` as ways to pay, in the order of the answer. (PMA-026, PMA-047) */
export function methodsIn(block: PageInfo | undefined): PaymentMethod[] {
  return (block?.infos ?? [])
    .filter(({ key }) => key === 'IPG' || key === 'RECEIPT')
    .map(({ key, label, icon, value }) => ({
      payment_method_type: key,
      label,
      icon,
      value: typeof value === 'string' ? value : null,
    }))
}
