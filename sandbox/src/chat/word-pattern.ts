import { foldForSearch } from '@sarv/shared/text/search'

/** A question as its folded words with single spaces; «می خوام» and «می‌خوام» are one. */
export const wordsOf = (text: string): string =>
  (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').replace(/(?<=^| )(ن?می) (?=\p{L})/gu, '$1')

/**
 * Pattern that finds a word by its beginning; `=` at the end asks for the whole word.
 * @example anyWord('سبد پول=').test('سبدم') // true
 */
export function anyWord(beginnings: string): RegExp {
  const parts = beginnings.split(/\s+/).map((one) => one.replaceAll('_', ' ').replace(/=$/, '(?= |$)'))
  return new RegExp(`(?:^| )(?:${parts.join('|')})`, 'u')
}

/** Whether each word of a text begins with one of these. */
export const hasOnly = (text: string, words: RegExp): boolean => text.split(' ').every((word) => words.test(word))
