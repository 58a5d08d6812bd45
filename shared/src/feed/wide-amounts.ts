import type { FeedEntry } from '../contract/feed'

/** Rial; an amount of nine digits with its sign is wider than the usual column. */
const wide = 100_000_000

/**
 * Whether a list of amounts needs the wide column: in it short ones would stand away from the row's end, and their captions
 * would wrap for nothing. What a list begins with decides, so that no row moves while it grows.
 */
export const hasWideAmounts = (first: readonly Pick<FeedEntry, 'amount'>[]): boolean =>
  first.some(({ amount }) => amount >= wide)
