import type { ReactNode } from 'react'
import type { Payment } from '../contract/fund-payment'
import type { ReceiptFacts } from './receipt-rows'

/** A last look at a payment. (U10, HST-073) */
export interface PaymentLook {
  readonly facts: ReceiptFacts
  /** What happens next. */
  readonly note: string
  /** What the amount is divided into, under the facts. */
  readonly parts?: ReactNode
}

/**
 * What a last look says of a payment, from what the server says of it; an older server says no more than its title.
 * @example lookFacts(payment, { day: (iso) => day(iso, { weekday: true }), atOnce: t('gateway.atOnce') })
 */
export function lookFacts(
  payment: Pick<Payment, 'title' | 'payment_amount' | 'fee_amount' | 'net_amount' | 'settles_on'>,
  { day, atOnce }: { day: (iso: string) => string; atOnce: string },
): ReceiptFacts {
  const { title, payment_amount, fee_amount, net_amount, settles_on } = payment
  const net = net_amount ?? undefined
  const remainder = net === undefined ? 0 : payment_amount - net - (fee_amount ?? 0)
  return {
    purpose: title,
    fee: fee_amount,
    net,
    remainder: remainder > 0 ? remainder : undefined,
    settles: settles_on === undefined ? undefined : settles_on === null ? atOnce : day(settles_on),
  }
}
