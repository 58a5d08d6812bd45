import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { RecommendationsScreen } from './entry/recommendations-screen'

/** Screens by path: the entry page is part of the remote's entry, the others are loaded lazily. */
export const screens: readonly RemoteScreen[] = [
  { path: '/recommendations', screen: RecommendationsScreen },
  {
    path: '/recommendations/onboarding',
    screen: lazyScreenWithSkeleton(async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  },
  {
    path: '/recommendations/history',
    screen: lazyScreenWithSkeleton(async () => (await import('./history/history-screen')).HistoryScreen),
  },
  {
    path: '/recommendations/offers/:offerId',
    screen: lazyScreenWithSkeleton(async () => (await import('./offers/offer-screen')).OfferScreen),
  },
  {
    path: '/recommendations/receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipt/receipt-screen')).ReceiptScreen),
  },
]
