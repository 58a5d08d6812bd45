import { redeemVoucher } from '@sarv/shared/contract/voucher'
import { formatDigits } from '@sarv/shared/text/digits'
import * as vouchers from '../../bank/redeem-voucher'
import { countGuess, secondsUntilGuess } from '../../bank/voucher-guesses'
import type { Api } from '../../context/app-context'
import { httpError } from '../../http/http-error'
import { runDueJobs } from '../../jobs/runner'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

const minuteSeconds = 60

/** The error of the rate limit, by the language of the caller. */
const guessMessages = {
  fa: (minutes: number) =>
    `چند بار کد هدیهٔ ناشناخته وارد کردید. ${formatDigits(minutes, 'fa')} دقیقهٔ دیگر دوباره تلاش کنید.`,
  en: (minutes: number) => `You have entered several unknown gift codes. Try again in ${minutes} min.`,
}

/** Vouchers for units of a fund; their codes cannot be guessed. (SBX-052, ERR-37) */
export function voucherRoutes(api: Api): void {
  serve(api, redeemVoucher, async ({ db, clock, person, body, language, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const seconds = await secondsUntilGuess(db, clock, person.sub)
    if (seconds > 0) {
      const message = guessMessages[language](Math.ceil(seconds / minuteSeconds))
      throw httpError(429, message, { headers: { 'retry-after': String(seconds) } })
    }
    const prize = await vouchers.redeemVoucher(db, clock, person.sub, body.code)
    if (prize === undefined) {
      await countGuess(db, clock, person.sub)
      throw httpError(400, 'این کد هدیه شناخته نیست.', { keepChanges: true })
    }
    const { units, fundName, dsCode } = prize
    return {
      title: 'هدیهٔ شما ثبت شد',
      sub_title: `${units.toLocaleString('fa-IR')} واحد صندوق ${fundName}`,
      description: 'واحدها به دارایی‌های شما افزوده شد و از امروز سود می‌گیرد.',
      button_text: 'مشاهده صندوق',
      link: `/funds/${dsCode}`,
    }
  })
}
