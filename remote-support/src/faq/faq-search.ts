import { matchesSearch, matchesSearchWithTypos } from '@sarv/shared/text/search'
import type { CategoryWithItems, FaqCategories } from './faq-categories'

/** Search hit: a question and its category. */
export interface FaqHit {
  readonly category: Pick<CategoryWithItems, 'id' | 'title'>
  readonly item: CategoryWithItems['items'][number]
}

/**
 * Searches the questions for every word of the query, in any spelling of ی, ک, digits and half-spaces; hits in the title
 * come before hits in the answer. Where nothing has the words, each may be spelt by ear or off by one letter. An empty query finds
 * nothing. (SUP-020)
 */
export function searchFaq(categories: FaqCategories, query: string): readonly FaqHit[] {
  if (query.trim() === '') return []
  const all = categories.flatMap((category) => category.items.map((item) => ({ category, item })))
  const exact = hitsOf(all, query, matchesSearch)
  return exact.length > 0 ? exact : hitsOf(all, query, matchesSearchWithTypos)
}

function hitsOf(all: readonly FaqHit[], query: string, matches: typeof matchesSearch): readonly FaqHit[] {
  const inTitle = all.filter(({ item }) => matches(item.question, query))
  const inAnswer = all.filter(
    (hit) => !inTitle.includes(hit) && matches(`${hit.item.question} ${hit.item.answer}`, query),
  )
  return [...inTitle, ...inAnswer]
}
