import { correctSpelling } from './correct-spelling'
import { stopWords } from './stop-words'

/** Colloquial endings of possession, plural and object, longest first. */
const endings = [
  'هایم',
  'هامو',
  'شون',
  'های',
  'هام',
  'ها',
  'شو',
  'مو',
  'تو',
  'ام',
  'اش',
  'رو',
  'م',
  'ت',
  'ش',
  'و',
  'ه',
  'ی',
]
const shortestStem = 3
/** Short English words have too many neighbours that people ask for, too: «find» is not «fund». */
const shortestEnglish = 6

/**
 * A question in words of the lexicon: a word that begins like none of them becomes the one that sounds the same or is a
 * single edit away, also without its ending. All others stay.
 * @param text as `wordsOf` makes it
 * @param known beginnings, the likeliest first
 * @example inKnownSpelling('موجدی کارطم', ['موجودی', 'کارت']) // 'موجودی کارت'
 */
export const inKnownSpelling = (text: string, known: readonly string[]): string =>
  text
    .split(' ')
    .map((word) => knownWord(word, known))
    .join(' ')

function knownWord(word: string, known: readonly string[]): string {
  if (word.length <= shortestStem || /\d/.test(word) || stopWords.has(word)) return word
  if (/[a-z]/.test(word) && word.length < shortestEnglish) return word
  if (known.some((one) => one.length >= shortestStem && word.startsWith(one))) return word
  const stems = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length))
  for (const stem of [word, ...stems.filter(({ length }) => length >= shortestStem)]) {
    const correct = correctSpelling(stem, known)
    // «نفروشم» is not «بفروشم»: what is denied stays denied.
    if (known.includes(correct) && (!word.startsWith('ن') || correct.startsWith('ن'))) return correct
  }
  return word
}
