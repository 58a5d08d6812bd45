/** Keys of the queries that a payment of any remote changes: a charge the balance, a purchase of the card's fund its limit. */
export const staleAfterPayment = [
  ['bank', 'balance'],
  ['bank', 'transactions'],
  ['bank', 'card-limit'],
  ['bank', 'card-fund'],
  ['bank', 'asset-back'],
] as const
