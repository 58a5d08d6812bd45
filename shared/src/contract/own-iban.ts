import * as z from '@sarv/shared/schema'
import { iban } from '../rules/iban'

/** An IBAN as it is sent: IR and 24 Latin digits, no spaces, its check digits right (VAL-24). */
export const ownIban = z
  .string()
  .check(
    z.refine(
      (text) => /^IR\d{24}$/.test(text) && iban(text) === undefined,
      'شبا باید IR و ۲۴ رقم باشد؛ رقم‌ها را بررسی کنید.',
    ),
  )
