/** How the list of funds is ordered: by the server's priority, or by the shown return. */
export const fundOrders = ['priority', 'best', 'worst'] as const
export type FundOrder = (typeof fundOrders)[number]

/** What a person wants to see of the funds; it stands in the page's address. */
export interface FundWish {
  readonly query: string
  /** A type of funds; undefined for all. */
  readonly type: string | undefined
  readonly order: FundOrder
}

/** No name is longer, and an address must not be. */
export const longestQuery = 100

/** The order of that name, else the server's. */
export function orderOf(name: string | null): FundOrder {
  return fundOrders.find((order) => order === name) ?? 'priority'
}

/** What an address wishes; whatever it says, there is a list to show. */
export function wishFrom(address: URLSearchParams): FundWish {
  return {
    query: (address.get('q') ?? '').slice(0, longestQuery),
    type: address.get('type') || undefined,
    order: orderOf(address.get('order')),
  }
}

/** The address with a wish in it; what is as usual is left out. */
export function addressOf({ query, type, order }: FundWish): URLSearchParams {
  const address = new URLSearchParams()
  if (query !== '') address.set('q', query)
  if (type !== undefined) address.set('type', type)
  if (order !== 'priority') address.set('order', order)
  return address
}
