import { redeemVoucher } from '@sarv/shared/contract/voucher'
import { formatDigits } from '@sarv/shared/text/digits'
import * as vouchers from '../../bank/redeem-voucher'
import { countGuess, secondsUntilGuess } from '../../bank/voucher-guesses'
import type { Api } from '../../context/app-context'
import { httpError } from '../../http/http-error'
import { runDueJobs } from '../../jobs/runner'
import type { LocalText } from '../../local-text/local-text'
import { requireInvestor, requireKey } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

const minuteSeconds = 60

const unknownCode: LocalText = { fa: 'این کد هدیه شناخته نیست.', en: 'This gift code is unknown.' }

const tooManyGuesses = (minutes: number): LocalText => ({
  fa: `چند بار کد هدیهٔ ناشناخته وارد کردید. ${formatDigits(minutes, 'fa')} دقیقهٔ دیگر دوباره تلاش کنید.`,
  en: `You have entered several unknown gift codes. Try again in ${minutes} min.`,
})

/** Vouchers for units of a fund; their codes cannot be guessed. (SBX-052, ERR-37) */
export function voucherRoutes(api: Api): void {
  serve(api, redeemVoucher, async ({ db, clock, person, body, idempotencyKey }) => {
    requireInvestor(person)
    requireKey(idempotencyKey)
    await runDueJobs(db, api, person.sub)
    const seconds = await secondsUntilGuess(db, clock, person.sub)
    if (seconds > 0) {
      throw httpError(429, tooManyGuesses(Math.ceil(seconds / minuteSeconds)), { retryAfter: seconds })
    }
    const prize = await vouchers.redeemVoucher(db, clock, person.sub, body.code)
    if (prize === undefined) {
      await countGuess(db, clock, person.sub)
      throw httpError(400, unknownCode, { keepChanges: true })
    }
    const { units, fundName, dsCode } = prize
    return {
      title: { fa: 'هدیهٔ شما ثبت شد', en: 'Your gift is in' },
      sub_title: {
        fa: `${units.toLocaleString('fa-IR')} واحد صندوق ${fundName.fa}`,
        en: `${units.toLocaleString('en')} units of ${fundName.en}`,
      },
      description: {
        fa: 'واحدها به دارایی‌های شما افزوده شد و از امروز سود می‌گیرد.',
        en: 'The units are among your assets and earn from today.',
      },
      button_text: { fa: 'مشاهدهٔ صندوق', en: 'See the fund' },
      link: `/funds/${dsCode}`,
    }
  })
}
