import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { PlanScreen } from './plans/plan-screen'
import { PlansScreen } from './plans/plans-screen'

/** Screens by path: the plans are part of the remote's entry, the others are loaded lazily. */
export const screens: readonly RemoteScreen[] = [
  { path: '/pma', screen: PlansScreen },
  { path: '/pma/:planId', screen: PlanScreen },
  {
    path: '/pma/onboarding',
    screen: lazyScreenWithSkeleton(async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  },
  {
    path: '/pma/receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipt/receipt-screen')).ReceiptScreen),
  },
  {
    path: '/pma/inventory-increase',
    screen: lazyScreenWithSkeleton(async () => (await import('./increase/increase-screen')).IncreaseScreen),
  },
  {
    path: '/user-pma/history',
    screen: lazyScreenWithSkeleton(async () => (await import('./portfolio/portfolio-lists')).HistoryScreen),
  },
  {
    path: '/user-pma/:prx',
    screen: lazyScreenWithSkeleton(async () => (await import('./portfolio/portfolio-screen')).PortfolioScreen),
  },
  {
    path: '/pma-transactions',
    screen: lazyScreenWithSkeleton(async () => (await import('./portfolio/portfolio-lists')).TransactionsScreen),
  },
  {
    path: '/pma-stocks',
    screen: lazyScreenWithSkeleton(async () => (await import('./portfolio/portfolio-lists')).StocksScreen),
  },
]
