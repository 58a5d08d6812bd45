import type { Language } from '@sarv/platform/client/i18n/language'
import { formatNumber, noNumber } from '../i18n/number-format'
import { isRial, rialWord } from './rial'

const words: Record<Language, { thousand: string; million: string; billion: string; toman: string; and: string }> = {
  fa: { thousand: 'هزار', million: 'میلیون', billion: 'میلیارد', toman: 'تومان', and: ' و ' },
  en: { thousand: 'thousand', million: 'million', billion: 'billion', toman: 'toman', and: ' ' },
}

export interface TomanOptions {
  /** Leaves the word toman out, for a chip under a caption that says it. */
  readonly unit?: boolean
}

/**
 * An amount of rial, told in toman with the words هزار, میلیون and میلیارد, exact to the last rial. (PLT-038)
 * @example formatToman(1_900_000_000, 'fa') // '۱۹۰ میلیون تومان'
 * @example formatToman(12_345_671, 'fa') // '۱ میلیون و ۲۳۴ هزار و ۵۶۷ تومان و ۱ ریال'
 */
export function formatToman(rial: number, language: Language, { unit = true }: TomanOptions = {}): string {
  if (!isRial(rial)) return noNumber
  const { thousand, million, billion, toman, and } = words[language]
  const amount = Math.abs(rial)
  const rest = amount % 10
  const whole = (amount - rest) / 10
  const groups: [number, string][] = [
    [Math.floor(whole / 1e9), billion],
    [Math.floor(whole / 1e6) % 1000, million],
    [Math.floor(whole / 1e3) % 1000, thousand],
    [whole % 1000, ''],
  ]
  const said = groups
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${formatNumber(count, language)} ${word}`.trim())
  const parts: string[] = []
  if (whole > 0 || rest === 0)
    parts.push([said.join(and) || formatNumber(0, language), unit ? toman : ''].join(' ').trim())
  if (rest > 0) parts.push(`${formatNumber(rest, language)} ${rialWord[language]}`)
  return `${rial < 0 ? '\u2212' : ''}${parts.join(and)}`
}
