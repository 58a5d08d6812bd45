import { closest, distance } from 'fastest-levenshtein'

/**
 * The word that was probably meant, by edit distance: at most every third letter may be another one.
 * @example closestWord('promot', ['publish', 'promote']) // 'promote'
 */
export function closestWord(typed: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined
  const nearest = closest(typed, [...words])
  return distance(typed, nearest) <= Math.max(1, Math.floor(nearest.length / 3)) ? nearest : undefined
}

/** The question after something that is not there: empty where nothing is like it. */
export function didYouMean(typed: string, words: readonly string[], before = ''): string {
  const word = closestWord(typed, words)
  return word === undefined ? '' : ` Did you mean ${before}${word}?`
}
