import { formatRial } from '@sarv/shared/money/rial'
import { exceedsGateway } from '@sarv/shared/payment/gateway-limit'
import { invalidField } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'

/** Largest single payment that the card gateways take, in rial. */
export const maxGatewayPayment = 2_000_000_000

/** Predicate: whether a gateway takes this amount in one payment. */
export const isWithinGatewayLimit = (amount: number) => !exceedsGateway(amount, maxGatewayPayment)

/** Guard of every payment that is opened at a gateway. (D-144) */
export function requireWithinGatewayLimit(amount: number): void {
  if (!isWithinGatewayLimit(amount)) throw invalidField(aboveGatewayLimit)
}

/** What can be done about an amount that no gateway takes at once. */
export const aboveGatewayLimit: LocalText = {
  fa: `درگاه‌های کارت هر بار تا ${formatRial(maxGatewayPayment, 'fa')} می‌پذیرند؛ اکنون مبلغ کمتری بپردازید و بقیه را در نوبت بعد.`,
  en: `Card gateways take up to ${formatRial(maxGatewayPayment, 'en')} at a time; pay less now, and the rest afterwards.`,
}
