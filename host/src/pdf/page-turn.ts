import type { KeyboardEvent } from 'react'

/** The page after this one; after the last comes the first. Pages are counted from 1. (PLT-048) */
export function pageAfter(page: number, count: number): number {
  return page >= count ? 1 : page + 1
}

/** The page before this one; before the first comes the last. (PLT-048) */
export function pageBefore(page: number, count: number): number {
  return page <= 1 ? count : page - 1
}

/**
 * The page that a key leads to; undefined for every other key. The arrows point where the reading goes: in Persian the
 * left one is the next page.
 */
export function pageByKey(
  key: KeyboardEvent['key'],
  { page, count, direction }: { page: number; count: number; direction: 'rtl' | 'ltr' },
): number | undefined {
  const [onwards, backwards] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case onwards:
    case 'PageDown':
      return pageAfter(page, count)
    case backwards:
    case 'PageUp':
      return pageBefore(page, count)
    case 'Home':
      return 1
    case 'End':
      return count
    default:
      return undefined
  }
}
