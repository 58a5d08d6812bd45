import type { SentCode } from '@sarv/shared/contract/sent-code'
import { formatDigits } from '@sarv/shared/text/digits'
import { httpError } from '../../http/http-error'
import type { LocalText } from '../../local-text/local-text'
import type { Sent } from '../../one-time-code/one-time-code'

/** Response to a request for a code: what was sent, or 429 with the seconds to wait (SBX-055). */
export function toSentCode({ at, seconds }: Sent, receiver: string): SentCode {
  if (at === 'sent') return { receiver, expire_seconds: seconds }
  throw httpError(429, tooSoon(seconds), { headers: { 'retry-after': String(seconds) } })
}

const tooSoon = (seconds: number): LocalText => ({
  fa: `کد تازه‌ای فرستاده شده است. ${formatDigits(seconds, 'fa')} ثانیهٔ دیگر دوباره تلاش کنید.`,
  en: `A code has just been sent. Try again in ${seconds} seconds.`,
})
