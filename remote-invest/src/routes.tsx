import type { RemoteScreen } from '@sarv/shared/platform'
import { laterScreen } from '@sarv/shared/ui/later-screen'
import { HomeScreen } from './home/home-screen'

/** /home comes with the remote itself: it is what most visits begin with. The other rooms come when they are opened. */
export const screens: readonly RemoteScreen[] = [
  { path: '/home', screen: HomeScreen },
  { path: '/assets', screen: laterScreen(async () => (await import('./assets/assets-screen')).AssetsScreen) },
  {
    path: '/investment',
    screen: laterScreen(async () => (await import('./investment/investment-screen')).InvestmentScreen),
  },
  { path: '/funds', screen: laterScreen(async () => (await import('./funds/funds-screen')).FundsScreen) },
  { path: '/funds/:fundId', screen: laterScreen(async () => (await import('./funds/fund-screen')).FundScreen) },
  { path: '/buy', screen: laterScreen(async () => (await import('./buy/buy-screen')).BuyScreen) },
  { path: '/sell', screen: laterScreen(async () => (await import('./sell/sell-screen')).SellScreen) },
  { path: '/payment', screen: laterScreen(async () => (await import('./payment/payment-screen')).PaymentScreen) },
  {
    path: '/payment/receipt',
    screen: laterScreen(async () => (await import('./payment/receipt-screen')).ReceiptScreen),
  },
  { path: '/fund-orders', screen: laterScreen(async () => (await import('./orders/orders-screen')).OrdersScreen) },
  { path: '/fund-order/:id', screen: laterScreen(async () => (await import('./orders/order-screen')).OrderScreen) },
  {
    path: '/fund-transactions',
    screen: laterScreen(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  {
    path: '/fund-transactions/:id',
    screen: laterScreen(async () => (await import('./transactions/transactions-screen')).TransactionsScreen),
  },
  {
    path: '/date-range',
    screen: laterScreen(async () => (await import('./date-range/date-range-screen')).DateRangeScreen),
  },
  { path: '/accounts', screen: laterScreen(async () => (await import('./accounts/accounts-screen')).AccountsScreen) },
  { path: '/stocks/:id', screen: laterScreen(async () => (await import('./stocks/stock-screen')).StockScreen) },
  {
    path: '/change-broker',
    screen: laterScreen(async () => (await import('./change-broker/change-broker-screen')).ChangeBrokerScreen),
  },
  { path: '/cardex', screen: laterScreen(async () => (await import('./cardex/cardex-screen')).CardexScreen) },
  {
    path: '/fund/account-history',
    screen: laterScreen(async () => (await import('./account-history/account-history-screen')).AccountHistoryScreen),
  },
  {
    path: '/fund/profit-sharing',
    screen: laterScreen(async () => (await import('./profit-sharing/profit-sharing-screen')).ProfitSharingScreen),
  },
  {
    path: '/fund/deposit-certificate',
    screen: laterScreen(async () => (await import('./deposit-certificate/certificates-screen')).CertificatesScreen),
  },
]
