/** Query keys that an order invalidates: lists, transactions, the count of open orders, assets and units. (INV-053) */
export const invalidatedByOrders = [
  ['invest', 'orders'],
  ['invest', 'order'],
  ['invest', 'transactions'],
  ['invest', 'pending-orders'],
  ['invest', 'assets'],
  ['invest', 'user-fund'],
] as const
