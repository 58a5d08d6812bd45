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
 * ASCII digits, single spaces. Never shown.
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
