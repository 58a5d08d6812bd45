import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyRoute } from '@sarv/shared/ui/feedback/lazy-route'
import { PlanScreen } from './plans/plan-screen'
import { PlansScreen } from './plans/plans-screen'

/** Screens by path: the plans are part of the remote's entry, the others are loaded lazily. */
export const screens: readonly RemoteScreen[] = [
  { path: '/pma', screen: PlansScreen },
  { path: '/pma/:planId', screen: PlanScreen },
  lazyRoute('/pma/onboarding', async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  lazyRoute('/pma/receipt', async () => (await import('./receipt/receipt-screen')).ReceiptScreen),
  lazyRoute('/pma/inventory-increase', async () => (await import('./increase/increase-screen')).IncreaseScreen),
  lazyRoute('/user-pma/history', async () => (await import('./portfolio/portfolio-lists')).HistoryScreen),
  lazyRoute('/user-pma/:prx', async () => (await import('./portfolio/portfolio-screen')).PortfolioScreen),
  lazyRoute('/pma-transactions', async () => (await import('./portfolio/portfolio-lists')).TransactionsScreen),
  lazyRoute('/pma-stocks', async () => (await import('./portfolio/portfolio-lists')).StocksScreen),
]
