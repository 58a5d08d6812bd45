import { toAsciiDigits } from './digits'

const letters: Record<string, string> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ة: 'ه',
  ۀ: 'ه',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
}

/**
 * Normalises a text for search: one spelling of ی and ک, no vowel marks, no half-space, lower case,
 * ASCII digits, single spaces. Not for display.
 * @example foldForSearch('آرمان كيش‌۲') // 'ارمان کیش2'
 */
export function foldForSearch(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFC')
    .replace(/[\u064b-\u065f\u0670\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[يىكةۀأإآؤئ]/g, (letter) => letters[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Whether every word of the query stands somewhere in the text; an empty query finds everything.
 * @example found('صندوق طلای کیان', 'كيان طلا') // true
 */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldForSearch(text)
  const words = foldForSearch(query).split(' ')
  return words.every((word) => folded.includes(word))
}

/** Letters of one sound, which Persian spelling tells apart and the ear does not; the first stands for all. */
const sounds = ['سثص', 'زذضظ', 'تط', 'هح', 'قغ']

const letterOfSound = new Map(
  sounds.flatMap(([first = '', ...others]) => others.map((letter) => [letter, first] as const)),
)

/** How a Persian word sounds. @example soundOf('سندوغ') === soundOf('صندوق') */
export function soundOf(word: string): string {
  return [...word].map((letter) => letterOfSound.get(letter) ?? letter).join('')
}

/**
 * As `matchesSearch`, but a word may be spelt by ear, and one of four letters or more may be off by one letter: one too
 * many, missing, another, or two swapped.
 * @example matchesSearchWithTypos('کارتم گم شده است', 'کارنم') // true
 */
export function matchesSearchWithTypos(text: string, query: string): boolean {
  const heard = soundOf(foldForSearch(text))
  const words = heard.split(/[^\p{L}\p{N}]+/u)
  return soundOf(foldForSearch(query))
    .split(' ')
    .every((asked) => heard.includes(asked) || (asked.length >= 4 && words.some((word) => isOneEditAway(word, asked))))
}

/**
 * Whether two words differ by one edit at most: a letter too many, missing, another, or two swapped.
 * @example isOneEditAway('کارت', 'کرات') // true
 */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const [shortRest, longRest] = [short.slice(same), long.slice(same)]
  if (short.length < long.length) return shortRest === longRest.slice(1)
  const isSwapped = shortRest[0] === longRest[1] && shortRest[1] === longRest[0]
  return shortRest.slice(1) === longRest.slice(1) || (isSwapped && shortRest.slice(2) === longRest.slice(2))
}
