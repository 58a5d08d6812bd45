import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyRoute } from '@sarv/shared/ui/feedback/lazy-route'
import { HomeScreen } from './home/home-screen'

/** Routes of the remote. /home is in the main chunk, since most visits begin there; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/home', screen: HomeScreen },
  lazyRoute('/assets', async () => (await import('./assets/assets-screen')).AssetsScreen),
  lazyRoute('/investment', async () => (await import('./investment/investment-screen')).InvestmentScreen),
  lazyRoute('/funds', async () => (await import('./funds/list/funds-screen')).FundsScreen),
  lazyRoute('/funds/compare', async () => (await import('./funds/compare/compare-screen')).CompareScreen),
  lazyRoute('/funds/:fundId', async () => (await import('./funds/detail/fund-screen')).FundScreen),
  lazyRoute('/buy', async () => (await import('./buy/buy-screen')).BuyScreen),
  lazyRoute('/sell', async () => (await import('./sell/sell-screen')).SellScreen),
  lazyRoute('/payment', async () => (await import('./payment/payment-screen')).PaymentScreen),
  lazyRoute('/payment/receipt', async () => (await import('./payment/receipt-screen')).ReceiptScreen),
  lazyRoute('/fund-orders', async () => (await import('./orders/orders-screen')).OrdersScreen),
  lazyRoute('/fund-order/:id', async () => (await import('./orders/order-screen')).OrderScreen),
  lazyRoute('/fund-transactions', async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  lazyRoute(
    '/fund-transactions/:id',
    async () => (await import('./transactions/transactions-screen')).TransactionsScreen,
  ),
  lazyRoute('/date-range', async () => (await import('./date-range/date-range-screen')).DateRangeScreen),
  lazyRoute('/accounts', async () => (await import('./accounts/accounts-screen')).AccountsScreen),
  lazyRoute('/stocks/:id', async () => (await import('./stocks/stock-screen')).StockScreen),
  lazyRoute('/change-broker', async () => (await import('./change-broker/change-broker-screen')).ChangeBrokerScreen),
  lazyRoute('/cardex', async () => (await import('./cardex/cardex-screen')).CardexScreen),
  lazyRoute(
    '/fund/account-history',
    async () => (await import('./account-history/account-history-screen')).AccountHistoryScreen,
  ),
  lazyRoute(
    '/fund/profit-sharing',
    async () => (await import('./profit-sharing/profit-sharing-screen')).ProfitSharingScreen,
  ),
  lazyRoute(
    '/fund/deposit-certificate',
    async () => (await import('./deposit-certificate/certificates-screen')).CertificatesScreen,
  ),
]
