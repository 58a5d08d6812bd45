import type { FeedEntry } from '../contract/feed'

/** A page of the app, with the history state that it takes. */
interface FeedPlace {
  readonly to: string
  readonly state?: unknown
}

/**
 * Where a movement is told in full: the receipt of a transfer, its order, the profits of a fund, the portfolio; undefined for
 * one without a page. A row of the account that is no transfer carries its receipt with it (BNK-054).
 * @example feedPlace({ product: 'FUND', kind: 'SALE', detail: '1042', … }) // { to: '/fund-order/1042' }
 */
export function feedPlace(entry: FeedEntry): FeedPlace | undefined {
  const { product, kind, detail } = entry
  const own = detail === null ? undefined : encodeURIComponent(detail)
  switch (product) {
    case 'ACCOUNT':
      return own === undefined ? localReceipt(entry) : { to: `/bank/receipt/${own}` }
    case 'FUND':
      if (own === undefined) return undefined
      return { to: kind === 'PROFIT' ? `/fund/profit-sharing?ds_code=${own}` : `/fund-order/${own}` }
    case 'PORTFOLIO':
      return own === undefined ? undefined : { to: `/user-pma/${own}` }
    case 'CARD':
      return { to: '/bank/orders' }
    case 'RECOMMENDATION':
      return { to: '/recommendations/history' }
    default:
      return undefined
  }
}

function localReceipt({ kind, title, date, amount, reference, note }: FeedEntry): FeedPlace {
  const receipt = { type: kind.toLowerCase(), name: title, date, amount, tran_key: reference ?? '', description: note }
  return { to: '/bank/local-receipt', state: { receipt } }
}
