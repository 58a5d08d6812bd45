import type { FeedEntry } from '../contract/feed'

/**
 * Key of the sentence under a movement whose status is not all that there is to say: money that went back, a bank slip that is
 * looked at; undefined for others. (INV-058, CON-15, PMA-058)
 * @example noteKey({ product: 'FUND', kind: 'PURCHASE', status: 'REVERSED' }) // 'feed:noted.refund'
 */
export function noteKey({ product, kind, status }: Pick<FeedEntry, 'product' | 'kind' | 'status'>): string | undefined {
  if (product === 'FUND') return kind === 'PURCHASE' && status === 'REVERSED' ? 'feed:noted.refund' : undefined
  if (product !== 'PORTFOLIO') return undefined
  if (status === 'REVIEW') return 'feed:noted.inReview'
  return status === 'REVERSED' ? 'feed:noted.reversed' : undefined
}
