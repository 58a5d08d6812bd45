import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyRoute } from '@sarv/shared/ui/feedback/lazy-route'
import { CardScreen } from './card/card-screen'

/** Routes of the remote. /card is a tab and in the main chunk; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/card', screen: CardScreen },
  lazyRoute('/bank/setting', async () => (await import('./settings/settings-screen')).SettingsScreen),
  lazyRoute('/bank/asset-back', async () => (await import('./asset-back/asset-back-screen')).AssetBackScreen),
  lazyRoute('/bank/orders', async () => (await import('./orders/orders-screen')).OrdersScreen),
  lazyRoute('/bank/increase-amount', async () => (await import('./charge/charge-screen')).ChargeScreen),
  lazyRoute('/bank/card-result', async () => (await import('./receipts/short-receipts')).CardResultScreen),
  lazyRoute('/bank/promotion', async () => (await import('./promotion/promotion-screen')).PromotionScreen),
  lazyRoute(
    '/receipt/bank-license-renewal',
    async () => (await import('./receipts/short-receipts')).RenewalReceiptScreen,
  ),
  lazyRoute('/fast-invest', async () => (await import('./fast-invest/fast-invest-screen')).FastInvestScreen),
  lazyRoute('/voucher', async () => (await import('./voucher/voucher-screens')).VoucherScreen),
  lazyRoute('/voucher/receipt', async () => (await import('./voucher/voucher-screens')).VoucherReceiptScreen),
  lazyRoute('/bank/onboarding', async () => (await import('./onboarding/onboarding-screen')).OnboardingScreen),
  lazyRoute('/bank/new-card-onboarding', async () => (await import('./reissue/reissue-screen')).ReissueScreen),
  lazyRoute(
    '/bank/new-card-onboarding/receipt',
    async () => (await import('./receipts/short-receipts')).ReissueReceiptScreen,
  ),
  lazyRoute(
    '/bank/operations/card-to-card',
    async () => (await import('./transfer/transfer-screens')).CardToCardScreen,
  ),
  lazyRoute('/bank/operations/sheba', async () => (await import('./transfer/transfer-screens')).ShebaScreen),
  lazyRoute('/transactions', async () => (await import('./feed/feed-screens')).FeedScreen),
  lazyRoute('/bank/transactions', async () => (await import('./feed/feed-screens')).TransactionsScreen),
  lazyRoute('/bank/receipt/:id', async () => (await import('./receipts/receipt-screen')).ReceiptScreen),
  lazyRoute('/bank/local-receipt', async () => (await import('./receipts/short-receipts')).LocalReceiptScreen),
]
