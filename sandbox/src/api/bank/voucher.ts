import { redeemVoucher } from '@sarv/shared/contract/voucher'
import * as vouchers from '../../bank/redeem-voucher'
import type { Api } from '../../context/app-context'
import { runDueJobs } from '../../jobs/runner'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

/** Vouchers for units of a fund. (SBX-052) */
export function voucherRoutes(api: Api): void {
  serve(api, redeemVoucher, async ({ db, clock, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const { units, fundName, dsCode } = await vouchers.redeemVoucher(db, clock, person.sub, body.code)
    return {
      title: 'هدیهٔ شما ثبت شد',
      sub_title: `${units.toLocaleString('fa-IR')} واحد صندوق ${fundName}`,
      description: 'واحدها به دارایی‌های شما افزوده شد و از امروز سود می‌گیرد.',
      button_text: 'مشاهده صندوق',
      link: `/funds/${dsCode}`,
    }
  })
}
