import { matchesSearch } from '@sarv/shared/text/search'
import type { CategoryWithItems, FaqCategories } from './faq-categories'

/** Search hit: a question and its category. */
export interface FaqHit {
  readonly category: Pick<CategoryWithItems, 'id' | 'title'>
  readonly item: CategoryWithItems['items'][number]
}

/**
 * Searches the questions for every word of the query, in any spelling of ی, ک, digits and half-spaces; hits in the title
 * come before hits in the answer. An empty query finds nothing. (SUP-020)
 */
export function searchFaq(categories: FaqCategories, query: string): readonly FaqHit[] {
  if (query.trim() === '') return []
  const all = categories.flatMap((category) => category.items.map((item) => ({ category, item })))
  const inTitle = all.filter(({ item }) => matchesSearch(item.question, query))
  const inAnswer = all.filter(
    (hit) => !inTitle.includes(hit) && matchesSearch(`${hit.item.question} ${hit.item.answer}`, query),
  )
  return [...inTitle, ...inAnswer]
}
