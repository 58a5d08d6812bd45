/** Keys of the queries that a payment of any remote changes: a recommendation is paid by its fund orders too. */
export const staleAfterPayment = [
  ['recommendations', 'open'],
  ['recommendations', 'offers'],
  ['recommendations', 'orders'],
] as const
