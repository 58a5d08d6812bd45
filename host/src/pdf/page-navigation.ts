import type { KeyboardEvent } from 'react'

/** The next page number, wrapping round to the first. Pages are counted from 1. (PLT-048) */
export function nextPage(page: number, count: number): number {
  return page >= count ? 1 : page + 1
}

/** The previous page number, wrapping round to the last. (PLT-048) */
export function previousPage(page: number, count: number): number {
  return page <= 1 ? count : page - 1
}

/**
 * The page number for a key; undefined for a key that does not navigate. Arrows follow the writing direction: in Persian
 * the left one is the next page.
 */
export function pageForKey(
  key: KeyboardEvent['key'],
  { page, count, direction }: { page: number; count: number; direction: 'rtl' | 'ltr' },
): number | undefined {
  const [onwards, backwards] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case onwards:
    case 'PageDown':
      return nextPage(page, count)
    case backwards:
    case 'PageUp':
      return previousPage(page, count)
    case 'Home':
      return 1
    case 'End':
      return count
    default:
      return undefined
  }
}
