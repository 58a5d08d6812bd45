import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { CardScreen } from './card/card-screen'

/** Routes of the remote. /card is in the main chunk, since most visits begin there; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/card', screen: CardScreen },
  {
    path: '/bank/operations/card-to-card',
    screen: lazyScreenWithSkeleton(async () => (await import('./card-to-card/card-to-card-screen')).CardToCardScreen),
  },
  {
    path: '/bank/operations/sheba',
    screen: lazyScreenWithSkeleton(async () => (await import('./sheba/sheba-screen')).ShebaScreen),
  },
  {
    path: '/bank/transactions',
    screen: lazyScreenWithSkeleton(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  {
    path: '/bank/receipt/:id',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/receipt-screen')).ReceiptScreen),
  },
  {
    path: '/bank/local-receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/local-receipt-screen')).LocalReceiptScreen),
  },
]
