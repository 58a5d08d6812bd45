import spellingsByWord from './finglish-words.json'
import { stopWords } from './stop-words'

/** Persian words by the ways in which people write them in Latin letters, as `spelling` has them. */
const words = new Map(
  Object.entries(spellingsByWord).flatMap(([persian, spellings]) => spellings.map((one) => [one, persian] as const)),
)

/** Spellings that are English words, too: alone they say nothing of the language. */
const alsoEnglish = new Set(['man', 'in', 'be', 'key', 'dare', 'na', 'ya', 'pas', 'ta', 'kon'])

/** One spelling for the ways in which people write a sound. @example spelling('sandoogh') // 'sanduq' */
const spelling = (word: string): string =>
  word
    .replace(/gh/g, 'q')
    .replace(/kh/g, 'x')
    .replace(/oo|ou/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/(\p{L})\1+/gu, '$1')

/**
 * Transliterates a Persian question in Latin letters, as far as its words are known; undefined for any other question.
 * @example fromFinglish('cheghadr pool daram?') // 'چقدر پول دارم'
 */
export function fromFinglish(question: string): string | undefined {
  const typed = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = typed.filter((word) => words.has(spelling(word)) && !alsoEnglish.has(word))
  const english = typed.filter((word) => stopWords.has(word) && !words.has(spelling(word)))
  if (known.length <= english.length || known.length * 3 < typed.length) return undefined
  return typed.map((word) => words.get(spelling(word)) ?? word).join(' ')
}
