import { foldForSearch, soundOf } from '@sarv/shared/text/search'
import { correctSpelling } from './correct-spelling'
import { stopWords } from './stop-words'
import { synonyms } from './synonyms'

/** Endings of plural, possession, degree and ezafe, longest first; and those of English. */
const endings = [
  ...['هایمان', 'هایتان', 'هایشان', 'هایم', 'هایت', 'هایش', 'هایی', 'هامو', 'هام', 'های', 'ها'],
  ...['ترین', 'مان', 'تان', 'شان', 'مون', 'تون', 'شون', 'مو', 'تر', 'ام', 'اش', 'ی', 'م', 'ش'],
  ...['ing', 'ed', 'es', 's', 'e'],
]
const shortestStem = 3

function withoutEndings(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem)
  return ending === undefined ? word : withoutEndings(word.slice(0, -ending.length))
}

const stemmedSynonyms = new Map([...synonyms].map(([word, first]) => [withoutEndings(word), withoutEndings(first)]))

/**
 * Stemming: a word without its endings, or what the thesaurus has for it.
 * @example stemOf('صندوقهای') // 'صندوق'
 */
function stemOf(word: string): string {
  const stem = withoutEndings(word)
  return stemmedSynonyms.get(stem) ?? stem
}

const wordsIn = (text: string) => foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []

const stopSounds = new Set([...stopWords].map(soundOf))

const isTelling = (word: string) => word.length > 1 && !stopSounds.has(soundOf(word))

/**
 * Tokenises a question for the search: stems without stop words, each once, in the spelling of the index or the thesaurus.
 * @param indexed stems of the index, the most frequent first
 * @example questionWords('کارت‌هام کِی می‌رصه؟', ['کارت', 'رسید']) // ['کارت', 'رسید']
 */
export function questionWords(question: string, indexed: readonly string[]): string[] {
  const known = [...indexed, ...stemmedSynonyms.keys()]
  const stems = wordsIn(question.replaceAll('\u200c', ' '))
    .filter(isTelling)
    .map((word) => {
      const stem = correctSpelling(withoutEndings(word), known)
      return stemmedSynonyms.get(stem) ?? stem
    })
  return [...new Set(stems)]
}

/**
 * Tokenises a text for the index: as a question, and words with a half-space also as one, since people write them both ways.
 */
export function indexedWords(text: string): string[] {
  const parts = wordsIn(text.replaceAll('\u200c', ' ')).filter(isTelling)
  const joined = wordsIn(text).filter(isTelling)
  return [...parts, ...joined].map(stemOf)
}
