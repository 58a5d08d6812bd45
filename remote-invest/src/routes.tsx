import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { HomeScreen } from './home/home-screen'

/** Routes of the remote. /home is in the main chunk, since most visits begin there; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/home', screen: HomeScreen },
  {
    path: '/assets',
    screen: lazyScreenWithSkeleton(async () => (await import('./assets/assets-screen')).AssetsScreen),
  },
  {
    path: '/investment',
    screen: lazyScreenWithSkeleton(async () => (await import('./investment/investment-screen')).InvestmentScreen),
  },
  {
    path: '/funds',
    screen: lazyScreenWithSkeleton(async () => (await import('./funds/list/funds-screen')).FundsScreen),
  },
  {
    path: '/funds/compare',
    screen: lazyScreenWithSkeleton(async () => (await import('./funds/compare/compare-screen')).CompareScreen),
  },
  {
    path: '/funds/:fundId',
    screen: lazyScreenWithSkeleton(async () => (await import('./funds/detail/fund-screen')).FundScreen),
  },
  { path: '/buy', screen: lazyScreenWithSkeleton(async () => (await import('./buy/buy-screen')).BuyScreen) },
  { path: '/sell', screen: lazyScreenWithSkeleton(async () => (await import('./sell/sell-screen')).SellScreen) },
  {
    path: '/payment',
    screen: lazyScreenWithSkeleton(async () => (await import('./payment/payment-screen')).PaymentScreen),
  },
  {
    path: '/payment/receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./payment/receipt-screen')).ReceiptScreen),
  },
  {
    path: '/fund-orders',
    screen: lazyScreenWithSkeleton(async () => (await import('./orders/orders-screen')).OrdersScreen),
  },
  {
    path: '/fund-order/:id',
    screen: lazyScreenWithSkeleton(async () => (await import('./orders/order-screen')).OrderScreen),
  },
  {
    path: '/fund-transactions',
    screen: lazyScreenWithSkeleton(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  {
    path: '/fund-transactions/:id',
    screen: lazyScreenWithSkeleton(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  {
    path: '/date-range',
    screen: lazyScreenWithSkeleton(async () => (await import('./date-range/date-range-screen')).DateRangeScreen),
  },
  {
    path: '/accounts',
    screen: lazyScreenWithSkeleton(async () => (await import('./accounts/accounts-screen')).AccountsScreen),
  },
  {
    path: '/stocks/:id',
    screen: lazyScreenWithSkeleton(async () => (await import('./stocks/stock-screen')).StockScreen),
  },
  {
    path: '/change-broker',
    screen: lazyScreenWithSkeleton(
      async () => (await import('./change-broker/change-broker-screen')).ChangeBrokerScreen,
    ),
  },
  {
    path: '/cardex',
    screen: lazyScreenWithSkeleton(async () => (await import('./cardex/cardex-screen')).CardexScreen),
  },
  {
    path: '/fund/account-history',
    screen: lazyScreenWithSkeleton(
      async () => (await import('./account-history/account-history-screen')).AccountHistoryScreen,
    ),
  },
  {
    path: '/fund/profit-sharing',
    screen: lazyScreenWithSkeleton(
      async () => (await import('./profit-sharing/profit-sharing-screen')).ProfitSharingScreen,
    ),
  },
  {
    path: '/fund/deposit-certificate',
    screen: lazyScreenWithSkeleton(
      async () => (await import('./deposit-certificate/certificates-screen')).CertificatesScreen,
    ),
  },
]
