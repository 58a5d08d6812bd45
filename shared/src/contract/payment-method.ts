import * as z from '@sarv/shared/schema'
import { openEnum } from './wire'

/**
 * A way to pay: the browser goes to `landing_url` with its whole page.
 * @example { payment_method_type: 'IPG', psp_name: 'نگین پرداخت', psp_icon: 'credit-card', description: 'کارت‌های همهٔ بانک‌ها', landing_url: 'http://localhost:4002/pay/…' }
 */
export const paymentMethod = z.object({
  /** IPG, RECEIPT. */
  payment_method_type: openEnum(['IPG', 'RECEIPT']),
  psp_name: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  psp_icon: z.string(),
  description: z.nullable(z.string()),
  landing_url: z.nullable(z.string()),
})
export type PaymentMethod = z.infer<typeof paymentMethod>
