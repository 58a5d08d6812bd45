import spellingsByWord from './finglish-words.json'
import { lexicon } from './lexicon'
import { stopWords } from './stop-words'

/** Persian words by the ways in which people write them in Latin letters, as `spelling` has them. */
const words = new Map(
  Object.entries(spellingsByWord).flatMap(([persian, spellings]) => spellings.map((one) => [one, persian] as const)),
)

/** Spellings that are English words, too: alone they say nothing of the language. */
const alsoEnglish = new Set(['man', 'in', 'be', 'key', 'dare', 'na', 'ya', 'pas', 'ta', 'kon', 'blok', 'to'])

/** One spelling for the ways in which people write a sound. @example spelling('sandoogh') // 'sanduq' */
const spelling = (word: string): string =>
  word
    .replace(/gh/g, 'q')
    .replace(/kh/g, 'x')
    .replace(/oo|ou/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/ck/g, 'k')
    .replace(/(\p{L})\1+/gu, '$1')

/** Consonants that Latin letters tell apart; the vowels of Persian are written or not. */
const consonants: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'بb',
    'پp',
    'تطt',
    'ثسصs',
    'جژj',
    'چč',
    'حهh',
    'خx',
    'دd',
    'ذزضظz',
    'رr',
    'شš',
    'غقq',
    'فf',
    'کk',
    'گg',
    'لl',
    'مm',
    'نn',
  ].flatMap((group) => [...group.slice(0, -1)].map((letter) => [letter, group.slice(-1)])),
)
const shortestSkeleton = 3

const withoutVowels = (latin: string) => {
  const first = latin.slice(0, 1)
  const rest = latin.slice(1).replace(/[aeiouyv]/g, '')
  return (/[aeiou]/.test(first) ? '' : first) + rest.replace(/h$/, '')
}

/** The consonants of a Persian word. @example skeletonOf('چکاد') // 'čkd' */
const skeletonOf = (persian: string) =>
  withoutVowels(
    [...persian]
      .map(
        (letter, at) =>
          consonants[letter] ?? (at === 0 && letter === 'و' ? 'v' : at === 0 && letter === 'ی' ? 'y' : ''),
      )
      .join(''),
  )

/** The same of a word in Latin letters. @example skeletonOfLatin('chekad') // 'čkd' */
const skeletonOfLatin = (word: string) =>
  withoutVowels(
    spelling(word.replace(/ch/g, 'č').replace(/sh/g, 'š').replace(/zh/g, 'j').replace(/w/g, 'v')).replace(/c/g, 'k'),
  )

/** Endings in Latin letters: `kartam`, `arzeshe`. */
const latinEnding = /(am|em|et|at|esh|ash|o|e|i|m|ro)$/

/**
 * Transliterates a Persian question in Latin letters, as far as its words are known: by their usual spellings, else by
 * their consonants. Undefined for any other question.
 * @param names folded words that are known beside the lexicon
 * @example fromFinglish('foroosh chekad', ['چکاد']) // 'فروش چکاد'
 */
export function fromFinglish(question: string, names: readonly string[] = []): string | undefined {
  const typed = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = typed.filter((word) => words.has(spelling(word)) && !alsoEnglish.has(word))
  const english = typed.filter((word) => stopWords.has(word) && !words.has(spelling(word)))
  if (known.length <= english.length) return undefined
  const bySkeleton = new Map(
    [...lexicon, ...names]
      .toReversed()
      .map((word) => [skeletonOf(word), word] as const)
      .filter(([skeleton]) => skeleton.length >= shortestSkeleton),
  )
  const read = typed.map(
    (word) =>
      words.get(spelling(word)) ??
      bySkeleton.get(skeletonOfLatin(word)) ??
      bySkeleton.get(skeletonOfLatin(word.replace(latinEnding, ''))),
  )
  if (read.filter((word) => word !== undefined).length * 3 < typed.length) return undefined
  return typed.map((word, index) => read[index] ?? word).join(' ')
}
