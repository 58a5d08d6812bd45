import type { RemoteScreen } from '@sarv/shared/platform'
import { lazyScreenWithSkeleton } from '@sarv/shared/ui/feedback/lazy-screen-with-skeleton'
import { CardScreen } from './card/card-screen'

/** Routes of the remote. /card is a tab and in the main chunk; the other screens are lazy. */
export const screens: readonly RemoteScreen[] = [
  { path: '/card', screen: CardScreen },
  {
    path: '/bank/setting',
    screen: lazyScreenWithSkeleton(async () => (await import('./settings/settings-screen')).SettingsScreen),
  },
  {
    path: '/bank/asset-back',
    screen: lazyScreenWithSkeleton(async () => (await import('./asset-back/asset-back-screen')).AssetBackScreen),
  },
  {
    path: '/bank/orders',
    screen: lazyScreenWithSkeleton(async () => (await import('./orders/orders-screen')).OrdersScreen),
  },
  {
    path: '/bank/increase-amount',
    screen: lazyScreenWithSkeleton(async () => (await import('./charge/charge-screen')).ChargeScreen),
  },
  {
    path: '/bank/card-result',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/short-receipts')).CardResultScreen),
  },
  {
    path: '/bank/promotion',
    screen: lazyScreenWithSkeleton(async () => (await import('./promotion/promotion-screen')).PromotionScreen),
  },
  {
    path: '/receipt/bank-license-renewal',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/short-receipts')).RenewalReceiptScreen),
  },
  {
    path: '/fast-invest',
    screen: lazyScreenWithSkeleton(async () => (await import('./fast-invest/fast-invest-screen')).FastInvestScreen),
  },
  {
    path: '/voucher',
    screen: lazyScreenWithSkeleton(async () => (await import('./voucher/voucher-screens')).VoucherScreen),
  },
  {
    path: '/voucher/receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./voucher/voucher-screens')).VoucherReceiptScreen),
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
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/short-receipts')).ReissueReceiptScreen),
  },
  {
    path: '/bank/operations/card-to-card',
    screen: lazyScreenWithSkeleton(async () => (await import('./transfer/transfer-screens')).CardToCardScreen),
  },
  {
    path: '/bank/operations/sheba',
    screen: lazyScreenWithSkeleton(async () => (await import('./transfer/transfer-screens')).ShebaScreen),
  },
  {
    path: '/transactions',
    screen: lazyScreenWithSkeleton(async () => (await import('./feed/feed-screens')).FeedScreen),
  },
  {
    path: '/bank/transactions',
    screen: lazyScreenWithSkeleton(async () => (await import('./feed/feed-screens')).TransactionsScreen),
  },
  {
    path: '/bank/receipt/:id',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/receipt-screen')).ReceiptScreen),
  },
  {
    path: '/bank/local-receipt',
    screen: lazyScreenWithSkeleton(async () => (await import('./receipts/short-receipts')).LocalReceiptScreen),
  },
]
