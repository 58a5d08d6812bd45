import { formatDigits } from '@sarv/shared/text/digits'
import type { Checked } from './one-time-code'

/** Error message for a code that was not the right one. */
export function codeErrorMessage(checked: Exclude<Checked, { is: 'right' }>): string {
  switch (checked.is) {
    case 'wrong':
      return `کد نادرست است. ${formatDigits(checked.triesLeft, 'fa')} تلاش دیگر دارید.`
    case 'dead':
      return 'پنج بار کد نادرست وارد شد و این کد باطل شد. کد تازه بگیرید.'
    case 'expired':
      return 'زمان این کد تمام شده است. کد تازه بگیرید.'
    case 'used':
      return 'این کد پیش‌تر استفاده شده است. کد تازه بگیرید.'
    case 'none':
      return 'هنوز کدی فرستاده نشده است. کد تازه بگیرید.'
  }
}
