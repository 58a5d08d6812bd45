import type { CategoryWithItems, FaqCategories } from './faq-categories'

/** Sources of the FAQ: the server and the device. */
export interface FaqSources {
  /** Data of the server; undefined while it is pending. */
  readonly fetched: FaqCategories | undefined
  /** The request to the server failed. */
  readonly failed: boolean
  /** Data stored on the device; undefined while it is being read. */
  readonly stored: FaqCategories | null | undefined
}

/** View state of a screen. `stale`: the server failed, and stored data is shown. */
export type FaqView<Data> = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; data: Data; stale: boolean }

/** Selects what is shown: the server's FAQ, until then the stored one; without either the failure. (SUP-022) */
export function faqView({ fetched, failed, stored }: FaqSources): FaqView<FaqCategories> {
  if (fetched) return { kind: 'open', data: fetched, stale: false }
  if (stored) return { kind: 'open', data: stored, stale: failed }
  return { kind: failed && stored === null ? 'failed' : 'loading' }
}

/**
 * Selects the category of a URL parameter. Only the server's FAQ can tell that an id is unknown: a stored one may be older
 * than the category. (SUP-022)
 */
export function categoryView(
  sources: FaqSources,
  id: string | undefined,
): FaqView<CategoryWithItems> | { kind: 'unknown' } {
  const view = faqView(sources)
  if (view.kind !== 'open') return view
  const category = view.data.find((one) => String(one.id) === id)
  if (category) return { kind: 'open', data: category, stale: view.stale }
  if (sources.fetched) return { kind: 'unknown' }
  return { kind: sources.failed ? 'failed' : 'loading' }
}

/** Path of a question in its category by its id; undefined where it is unknown. */
export function pathOfQuestion(categories: FaqCategories, id: string): string | undefined {
  const category = categories.find(({ items }) => items.some((item) => String(item.id) === id))
  return category && `/faq/${category.id}?question=${id}`
}
