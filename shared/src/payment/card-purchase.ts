import { removeLocal, writeLocal } from '@sarv/platform/client/storage/local-keys'

/** Query of an address whose purchase is for the minimum of the card: the card-rules drawer opens such addresses. (D-46) */
export const cardPurchaseQuery = 'limit=card'

/** Whether an address has that query. */
export const isCardPurchase = (query: URLSearchParams): boolean => query.get('limit') === 'card'

/**
 * Keeps of the last requested purchase whether its receipt leads back to the card's request: set by one for the card's
 * minimum, cleared by any other. (D-08, D-46)
 */
export function keepCardPurchase(forCard: boolean): void {
  if (forCard) writeLocal('bank_limit_receipt', 'true')
  else removeLocal('bank_limit_receipt')
}
