import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { CardScreen } from './card/card-screen'

/** Routes of the remote. /card is a tab and in the main chunk; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/card', screen: CardScreen },
  {
    path: '/voucher',
    screen: lazyScreenWithSkeleton(async () => (await import('./voucher/voucher-screen')).VoucherScreen),
  },
  {
    path: '/voucher/receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./voucher/voucher-receipt-screen')).VoucherReceiptScreen),
  },
  {
    path: '/bank/onboarding',
    screen: lazyScreenWithSkeleton(async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  },
  {
    path: '/bank/new-card-onboarding',
    screen: lazyScreenWithSkeleton(async () => (await import('./reissue/reissue-screen')).ReissueScreen),
  },
  {
    path: '/bank/new-card-onboarding/receipt',
    screen: lazyScreenWithSkeleton(
      async () => (await import('./reissue/receipt/reissue-receipt-screen')).ReissueReceiptScreen,
    ),
  },
]
