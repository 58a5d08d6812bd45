import { type FeedEntry, feedKinds, portfolioWays } from '../contract/feed'
import { describeStatus } from '../rules/status'

/** What a movement was, in words: the way of a transfer, what a portfolio was paid for, else its kind. (ST-16, F32) */
export function kindText(t: (key: string) => string, { kind, way }: Pick<FeedEntry, 'kind' | 'way'>): string {
  if (kind === 'PORTFOLIO') {
    const known = portfolioWays.find((one) => one === way)
    return t(known ? `feed:way.${known}` : 'feed:kind.PORTFOLIO')
  }
  if (way !== null) return t(describeStatus('transfer', way).label)
  const isKnown = kind === 'GIFT' || feedKinds.some((known) => known === kind)
  return t(`feed:kind.${isKnown ? kind : 'other'}`)
}
