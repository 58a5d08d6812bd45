import type { Language } from '@sarv/platform/client/i18n/language'
import { isRial, rialWord } from './rial'

interface Words {
  readonly zero: string
  readonly minus: string
  readonly and: string
  readonly small: readonly string[]
  /** Words of the tens, from twenty on. */
  readonly tens: readonly string[]
  readonly hundreds: readonly string[]
  /** Between tens and units. */
  readonly join: string
  readonly scales: readonly (readonly [number, string])[]
}

const fa: Words = {
  zero: 'صفر',
  minus: 'منفی',
  and: ' و ',
  small: [
    ...['', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده', 'سیزده'],
    ...['چهارده', 'پانزده', 'شانزده', 'هفده', 'هجده', 'نوزده'],
  ],
  tens: ['بیست', 'سی', 'چهل', 'پنجاه', 'شصت', 'هفتاد', 'هشتاد', 'نود'],
  hundreds: ['', 'صد', 'دویست', 'سیصد', 'چهارصد', 'پانصد', 'ششصد', 'هفتصد', 'هشتصد', 'نهصد'],
  join: ' و ',
  scales: [
    [1e9, 'میلیارد'],
    [1e6, 'میلیون'],
    [1e3, 'هزار'],
  ],
}

const smallEnglish = [
  ...[
    '',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const en: Words = {
  zero: 'zero',
  minus: 'minus',
  and: ' ',
  small: smallEnglish,
  tens: ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  hundreds: smallEnglish.slice(0, 10).map((word) => (word === '' ? '' : `${word} hundred`)),
  join: '-',
  scales: [
    [1e15, 'quadrillion'],
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
  ],
}

const languages: Record<Language, Words> = { fa, en }

/**
 * A whole number in words; empty for a number that is not whole. Persian counts on above a milliard (هزار میلیارد).
 * @example numberInWords(1_250, 'fa') // 'یک هزار و دویست و پنجاه'
 */
export function numberInWords(value: number, language: Language): string {
  if (!isRial(value)) return ''
  const words = languages[language]
  if (value === 0) return words.zero
  return value < 0 ? `${words.minus} ${say(-value, words)}` : say(value, words)
}

/**
 * An amount of rial in words, as under an amount field; empty for a number that is not whole.
 * @example rialInWords(50_000_000, 'fa') // 'پنجاه میلیون ریال'
 */
export function rialInWords(amount: number, language: Language): string {
  const words = numberInWords(amount, language)
  return words === '' ? '' : `${words} ${rialWord[language]}`
}

function say(value: number, words: Words): string {
  const scale = words.scales.find(([size]) => value >= size)
  if (scale === undefined) return sayBelowThousand(value, words)
  const [size, name] = scale
  const rest = value % size
  const head = `${say((value - rest) / size, words)} ${name}`
  return rest === 0 ? head : `${head}${words.and}${say(rest, words)}`
}

function sayBelowThousand(value: number, { small, tens, hundreds, and, join }: Words): string {
  const rest = value % 100
  const below = rest < 20 ? [small[rest]] : [tens[Math.floor(rest / 10) - 2], small[rest % 10]]
  return [hundreds[Math.floor(value / 100)], below.filter(Boolean).join(join)].filter(Boolean).join(and)
}
