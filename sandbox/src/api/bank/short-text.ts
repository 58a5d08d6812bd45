import { formatNumber } from '@sarv/shared/i18n/number-format'
import { invalidField } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'

/** Marks that turn the direction of any text that follows (T26). */
const bidiMarks = /[\u202a-\u202e\u2066-\u2069]/g

const tooLong = (name: LocalText, max: number): LocalText => ({
  fa: `${name.fa} باید حداکثر ${formatNumber(max, 'fa')} حرف باشد.`,
  en: `${name.en} is at most ${formatNumber(max, 'en')} characters long.`,
})

/** A line that the person wrote, of at most so many characters; null for none. */
export function parseShortText(text: string | null | undefined, max: number, name: LocalText): string | null {
  const line = (text ?? '').replace(bidiMarks, '').replace(/\s+/g, ' ').trim()
  if ([...line].length > max) {
    throw invalidField(tooLong(name, max))
  }
  return line === '' ? null : line
}
