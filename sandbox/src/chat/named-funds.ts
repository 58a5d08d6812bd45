import { foldForSearch, isOneEditAway, matchesSearchWithTypos, soundOf } from '@sarv/shared/text/search'
import type { Sql } from '../db/sql'
import type { FundName } from './answer'
import { lexicon, ordinaryWords } from './lexicon'

export const readFundNames = (sql: Sql) => sql.query<FundName>('select ds_code, name from fund order by priority')

const wordsOfName = (name: string) => foldForSearch(name.replaceAll('\u200c', ' ')).split(' ')
const shortestNaming = 4

/** Words of the funds' Persian names that are not words of everyday speech. */
export const namingWords = (funds: readonly FundName[]): string[] =>
  funds.flatMap(({ name }) => wordsOfName(name.fa).filter(isNaming))

const isNaming = (word: string) =>
  word.length >= shortestNaming && !ordinaryWords.has(word) && !lexicon.some((one) => word.startsWith(one))

/**
 * Funds that a text names: by the whole name, also misspelt, by its first word, also with an ending, or by «صندوق» and a
 * word that one name alone has.
 * @example namedFunds('چکادمو می خوام بفروشم', funds) // [{ ds_code: '11307', … }]
 */
export function namedFunds(text: string, funds: readonly FundName[]): FundName[] {
  const whole = funds.filter(({ name }) => matchesSearchWithTypos(text, spaced(name.fa)) || hasWords(text, name.en))
  if (whole.length > 0) return whole
  const typed = text.split(' ')
  const first = funds.filter(({ name }) => {
    const [word = ''] = wordsOfName(name.fa)
    return isNaming(word) && typed.some((one) => one.startsWith(word) || soundOf(one).startsWith(soundOf(word)))
  })
  if (first.length > 0) return first
  const [, word = ''] = /صندوق (\p{L}{4,})/u.exec(text) ?? []
  const short = funds.filter(({ name }) => foldForSearch(name.fa).split(' ').includes(word))
  return short.length === 1 ? short : []
}

const spaced = (name: string) => name.replaceAll('\u200c', ' ')

/** Whole words: «High» stands in «higher», too. */
const hasWords = (text: string, name: string) => {
  const typed = text.split(' ')
  return foldForSearch(name)
    .split(' ')
    .every((word) => typed.some((one) => one === word || (word.length > shortestNaming && isOneEditAway(one, word))))
}

/** A text without the words that name these funds. */
export function withoutNames(text: string, named: readonly FundName[]): string {
  const words = named.flatMap(({ name }) => [...wordsOfName(name.fa), ...wordsOfName(name.en)])
  return text
    .split(' ')
    .filter((typed) => !words.some((word) => typed.startsWith(word) || isOneEditAway(typed, word)))
    .join(' ')
}
