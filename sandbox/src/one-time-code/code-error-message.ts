import { formatDigits } from '@sarv/shared/text/digits'
import type { LocalText } from '../local-text/local-text'
import type { Checked } from './one-time-code'
import { waitMessage } from './wait-message'

/** Error message for a code that was not the right one. */
export function codeErrorMessage(checked: Exclude<Checked, { kind: 'right' }>): LocalText {
  switch (checked.kind) {
    case 'wrong':
      return {
        fa: `کد نادرست است. ${formatDigits(checked.triesLeft, 'fa')} تلاش دیگر دارید.`,
        en: `The code is wrong. You have ${checked.triesLeft} more ${checked.triesLeft === 1 ? 'try' : 'tries'}.`,
      }
    case 'dead':
      return {
        fa: 'پنج بار کد نادرست وارد شد و این کد باطل شد. با پایان شمارش، کد جدید بگیرید.',
        en: 'A wrong code was entered five times, so this code is void. Get a new one when the countdown ends.',
      }
    case 'expired':
      return { fa: 'زمان این کد تمام شده است. کد جدید بگیرید.', en: 'This code has expired. Get a new one.' }
    case 'short':
      return {
        fa: 'برای این شماره بارها کد نادرست وارد شده است و کدهای آن از این پس بلندترند. کد جدید بگیرید.',
        en: 'Wrong codes were entered many times for this number, so its codes are longer from now on. Get a new one.',
      }
    case 'used':
      return {
        fa: 'این کد پیش‌تر استفاده شده است. کد جدید بگیرید.',
        en: 'This code has already been used. Get a new one.',
      }
    case 'locked':
      return waitMessage('tries', checked.seconds)
    case 'none':
      return { fa: 'هنوز کدی فرستاده نشده است. کد جدید بگیرید.', en: 'No code has been sent yet. Get a new one.' }
  }
}
