import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDigits } from '@sarv/shared/text/digits'

const units = [
  { seconds: 86_400, fa: 'روز', en: 'day' },
  { seconds: 3600, fa: 'ساعت', en: 'hour' },
  { seconds: 60, fa: 'دقیقهٔ', en: 'minute' },
  { seconds: 1, fa: 'ثانیهٔ', en: 'second' },
] as const

/**
 * A time to wait in the largest unit of which there are at least two, rounded up. In Persian «دیگر» follows it.
 * @example formatWait(119, 'fa') // '۱۱۹ ثانیهٔ'
 * @example formatWait(840, 'en') // '14 minutes'
 */
export function formatWait(seconds: number, language: Language): string {
  const unit = units.find((one) => seconds >= 2 * one.seconds) ?? units[3]
  const count = Math.ceil(seconds / unit.seconds)
  return language === 'fa' ? `${formatDigits(count, 'fa')} ${unit.fa}` : `${count} ${unit.en}${count === 1 ? '' : 's'}`
}
