import type { RemoteScreen } from '@sarv/shared/platform'
import { laterScreen } from '@sarv/shared/ui/later-screen'
import { PlanScreen } from './plans/plan-screen'
import { PlansScreen } from './plans/plans-screen'

/** The plans come with the remote itself; the other rooms come when they are opened. */
export const screens: readonly RemoteScreen[] = [
  { path: '/pma', screen: PlansScreen },
  { path: '/pma/:planId', screen: PlanScreen },
  {
    path: '/pma/onboarding',
    screen: laterScreen(async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  },
  { path: '/pma/receipt', screen: laterScreen(async () => (await import('./receipt/receipt-screen')).ReceiptScreen) },
  {
    path: '/pma/inventory-increase',
    screen: laterScreen(async () => (await import('./increase/increase-screen')).IncreaseScreen),
  },
  {
    path: '/user-pma/history',
    screen: laterScreen(async () => (await import('./history/history-screen')).HistoryScreen),
  },
  {
    path: '/user-pma/:prx',
    screen: laterScreen(async () => (await import('./portfolio/portfolio-screen')).PortfolioScreen),
  },
  {
    path: '/pma-transactions',
    screen: laterScreen(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  { path: '/pma-stocks', screen: laterScreen(async () => (await import('./stocks/stocks-screen')).StocksScreen) },
]
