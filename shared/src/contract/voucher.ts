import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'

/**
 * A prize that was redeemed (SBX-052).
 * @example { title: 'هدیهٔ شما ثبت شد', sub_title: '۵۰۰٬۰۰۰ تومان واحد صندوق', description: '…', button_text: 'مشاهدهٔ صندوق', link: '/funds/12180' }
 */
export const voucherPrize = z.object({
  title: z.string(),
  /** The prize. */
  sub_title: z.string(),
  description: z.string(),
  button_text: z.string(),
  /** A path of the shell, or an address. */
  link: z.string(),
})
export type VoucherPrize = z.infer<typeof voucherPrize>

/**
 * The same `Idempotency-Key` gives the same prize again. 400 with `error.detail` for a code that is unknown, used or
 * expired: the screen shows it under the field (ERR-22). 429 with `Retry-After` after five unknown ones in a quarter of an
 * hour (ERR-37).
 * @example const prize = await call(redeemVoucher, { body: { code: 'NOWRUZ' }, idempotencyKey })
 */
export const redeemVoucher = postEndpoint('/prize/api/v1/voucher/redeem/', {
  summary: 'Redeem the code of a voucher',
  body: z.object({ code: z.string('کد هدیه را وارد کنید.') }),
  reply: voucherPrize,
})
