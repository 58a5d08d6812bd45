import type { Language } from '@sarv/platform/client/i18n/language'
import type { FundAlert } from '@sarv/shared/contract/fund-watch'
import { formatPercent } from '@sarv/shared/i18n/number-format'
import { formatRial } from '@sarv/shared/money/rial'
import type { LocalText } from '../local-text/local-text'

/** What a price or return is called in a sentence. */
const subjects = new Map<string, LocalText>([
  ['PRICE', { fa: 'قیمت هر واحد', en: 'The unit price' }],
  ['daily_return', { fa: 'بازدهی روزانهٔ', en: 'The daily return' }],
  ['monthly_return', { fa: 'بازدهی یک‌ماههٔ', en: 'The one-month return' }],
  ['quarter_return', { fa: 'بازدهی سه‌ماههٔ', en: 'The three-month return' }],
  ['semi_yearly', { fa: 'بازدهی شش‌ماههٔ', en: 'The six-month return' }],
  ['annual_return', { fa: 'بازدهی یک‌سالهٔ', en: 'The one-year return' }],
])

const beyond = { ABOVE: { fa: 'بالاتر', en: 'above' }, BELOW: { fa: 'پایین‌تر', en: 'below' } } as const

/**
 * Tells what an alert has waited for.
 * @param value the price or return of the day
 */
export function alertText(
  { measure, direction, threshold }: Pick<FundAlert, 'measure' | 'direction' | 'threshold'>,
  fund: LocalText,
  value: number,
): LocalText {
  const subject = subjects.get(measure) ?? { fa: measure, en: measure }
  const side = direction === 'BELOW' ? beyond.BELOW : beyond.ABOVE
  const figure = (number: number, language: Language) =>
    measure === 'PRICE' ? formatRial(number, language) : formatPercent(number, language)
  return {
    fa: `${subject.fa} صندوق ${fund.fa} به ${figure(value, 'fa')} رسید: ${side.fa} از ${figure(threshold, 'fa')} که خواسته بودید بدانید.`,
    en: `${subject.en} of ${fund.en} is ${figure(value, 'en')}: ${side.en} the ${figure(threshold, 'en')} that you asked about.`,
  }
}
