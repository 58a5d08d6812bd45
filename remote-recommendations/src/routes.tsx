import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyRoute } from '@sarv/shared/ui/feedback/lazy-route'
import { RecommendationsScreen } from './entry/recommendations-screen'

/** Screens by path: the entry page is part of the remote's entry, the others are loaded lazily. */
export const screens: readonly RemoteScreen[] = [
  { path: '/recommendations', screen: RecommendationsScreen },
  lazyRoute(
    '/recommendations/onboarding',
    async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen,
  ),
  lazyRoute('/recommendations/history', async () => (await import('./history/history-screen')).HistoryScreen),
  lazyRoute('/recommendations/offers/:offerId', async () => (await import('./offers/offer-screen')).OfferScreen),
  lazyRoute('/recommendations/receipt', async () => (await import('./receipt/receipt-screen')).ReceiptScreen),
]
