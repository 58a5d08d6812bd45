import { type FaqCategory, type FaqDetail, faqCategory, faqDetail } from '@sarv/shared/contract/faq'

/** Category with its questions. */
export type CategoryWithItems = FaqCategory & Pick<FaqDetail, 'items'>

/** All categories with their questions, as this remote shows and stores them. */
export type FaqCategories = readonly CategoryWithItems[]

/** Joins the questions to their categories, in the order of the categories. */
export function groupByCategory(categories: readonly FaqCategory[], details: readonly FaqDetail[]): FaqCategories {
  return categories.map((category) => ({
    ...category,
    items: details.find(({ id }) => id === category.id)?.items ?? [],
  }))
}

/** Parses the stored FAQ; an older shape or damage counts as nothing stored. (PLT-029) */
export function parseStoredFaq(stored: unknown): FaqCategories | null {
  return isFaq(stored) && stored.length > 0 ? stored : null
}

function isFaq(stored: unknown): stored is FaqCategories {
  const isCategory = (one: unknown) => faqCategory.safeParse(one).success && faqDetail.safeParse(one).success
  return Array.isArray(stored) && stored.every(isCategory)
}

/** Splits an answer into paragraphs at blank lines. */
export function splitParagraphs(answer: string): readonly string[] {
  return answer.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
}
