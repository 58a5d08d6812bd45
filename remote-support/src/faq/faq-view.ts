import type { BookCategory, FaqBook } from './faq-book'

/** What was asked for and how far it came. */
export interface Asked {
  /** What the server sent. */
  readonly fresh: FaqBook | undefined
  /** The server could not be reached or refused. */
  readonly failed: boolean
  /** What was kept on the device; undefined while that is being read. */
  readonly kept: FaqBook | null | undefined
}

/** `old`: the server could not be reached, what is shown was kept from another time. */
export type Shown<What> = { at: 'loading' } | { at: 'failed' } | { at: 'open'; what: What; old: boolean }

/** Which book is on the screen: the server's, until then the kept one; without either the failure. (SUP-022) */
export function bookView({ fresh, failed, kept }: Asked): Shown<FaqBook> {
  if (fresh) return { at: 'open', what: fresh, old: false }
  if (kept) return { at: 'open', what: kept, old: failed }
  return { at: failed && kept === null ? 'failed' : 'loading' }
}

/**
 * Which category an address names. Only the server's own book can say that there is none such: a kept one may be from
 * before the category came. (SUP-022)
 */
export function categoryView(asked: Asked, id: string | undefined): Shown<BookCategory> | { at: 'unknown' } {
  const view = bookView(asked)
  if (view.at !== 'open') return view
  const category = view.what.find((one) => String(one.id) === id)
  if (category) return { at: 'open', what: category, old: view.old }
  if (asked.fresh) return { at: 'unknown' }
  return { at: asked.failed ? 'failed' : 'loading' }
}
