import { foldForSearch } from '@sarv/shared/text/search'

/** A text as it is searched, and from which place of the original each of its characters comes. */
interface FoldedText {
  readonly text: string
  readonly from: readonly number[]
}

/** Where a word stands in a text: from the first place to before the second. */
export interface TextMatch {
  readonly start: number
  readonly end: number
}

/** A match among those of all pages. */
export interface PageMatch {
  /** Page number, from 1. */
  readonly page: number
  /** Index among the matches of its page. */
  readonly index: number
}

/** Folds character by character, so that a place that is found leads back to where it stands. */
function fold(original: string): FoldedText {
  let text = ''
  const from: number[] = []
  for (let place = 0; place < original.length; place++) {
    const character = original[place] ?? ''
    const isSpace = /\s/.test(character)
    const folded = isSpace ? ' ' : foldForSearch(character.normalize('NFKC'))
    if (isSpace && text.endsWith(' ')) continue
    text += folded
    for (const _ of folded) from.push(place)
  }
  return { text, from }
}

/**
 * Finds a word in a text, spelt as a person may type it: either ی, with or without half-spaces, digits of any script.
 * @example findInText('شرایط کارت', 'كارت') // [{ start: 6, end: 10 }]
 */
export function findInText(original: string, query: string): TextMatch[] {
  const wanted = foldForSearch(query)
  if (wanted === '') return []
  const { text, from } = fold(original)
  const matches: TextMatch[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [from[at], from[at + wanted.length - 1]]
    if (first !== undefined && last !== undefined) matches.push({ start: first, end: last + 1 })
  }
  return matches
}

/** Finds a word in the pages of a document, in reading order. @param pages the text of each */
export function findInPages(pages: readonly string[], query: string): PageMatch[] {
  return pages.flatMap((text, page) => findInText(text, query).map((_, index) => ({ page: page + 1, index })))
}

/** Index of the first match from a page on, round to the first of all; -1 without any. */
export function matchFrom(matches: readonly PageMatch[], page: number): number {
  const here = matches.findIndex((match) => match.page >= page)
  return here < 0 && matches.length > 0 ? 0 : here
}
