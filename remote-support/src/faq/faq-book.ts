import { type FaqCategory, type FaqDetail, faqCategory, faqDetail } from '@sarv/shared/contract/faq'

/** A category with its questions. */
export type BookCategory = FaqCategory & Pick<FaqDetail, 'items'>

/** All questions, as this remote shows and keeps them. */
export type FaqBook = readonly BookCategory[]

/** Puts the questions into their categories, in the order of the categories. */
export function bookOf(categories: readonly FaqCategory[], details: readonly FaqDetail[]): FaqBook {
  return categories.map((category) => ({
    ...category,
    items: details.find(({ id }) => id === category.id)?.items ?? [],
  }))
}

/** What was kept on the device, if it is still a book; an older shape or damage counts as nothing kept. (PLT-029) */
export function bookFrom(kept: unknown): FaqBook | null {
  return isBook(kept) && kept.length > 0 ? kept : null
}

function isBook(kept: unknown): kept is FaqBook {
  const fits = (one: unknown) => faqCategory.safeParse(one).success && faqDetail.safeParse(one).success
  return Array.isArray(kept) && kept.every(fits)
}

/** An answer as paragraphs: a blank line parts two of them. */
export function paragraphsOf(answer: string): readonly string[] {
  return answer.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
}
