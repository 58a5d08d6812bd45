import { found } from '@sarv/shared/i18n/search'
import type { BookCategory, FaqBook } from './faq-book'

/** A question that was found, and where it stands. */
export interface FaqHit {
  readonly category: Pick<BookCategory, 'id' | 'title'>
  readonly item: BookCategory['items'][number]
}

/**
 * The questions that hold every word of the query, in whatever spelling of ی, ک, digits and half-spaces; those whose
 * title holds them stand before those whose answer does. An empty query finds nothing. (SUP-020)
 */
export function findIn(book: FaqBook, query: string): readonly FaqHit[] {
  if (query.trim() === '') return []
  const all = book.flatMap((category) => category.items.map((item) => ({ category, item })))
  const inTitle = all.filter(({ item }) => found(item.question, query))
  const inAnswer = all.filter(
    (hit) => !inTitle.includes(hit) && found(`${hit.item.question} ${hit.item.answer}`, query),
  )
  return [...inTitle, ...inAnswer]
}
