import type { Api } from '../context/app-context'
import { accountActivationRoutes } from './account/account-activation'
import { addressRoutes } from './account/addresses'
import { bankAccountRoutes } from './account/bank-accounts'
import { changeBrokerRoutes } from './account/change-broker'
import { deviceSessionRoutes } from './account/device-sessions'
import { profileRoutes } from './account/profile'
import { userContactRoutes } from './account/user-contact'
import { userCounsellingRoutes } from './account/user-counselling'
import { withdrawalAccountRoutes } from './account/withdrawal-accounts'
import { analyticsRoutes } from './analytics/analytics'
import { assetRoutes } from './assets/assets'
import { stockRoutes } from './assets/stocks'
import { bankContentRoutes } from './bank/content'
import { bankMoneyRoutes } from './bank/money'
import { bankSettingRoutes } from './bank/settings'
import { bankTransactionRoutes } from './bank/transactions'
import { bankTransferRoutes } from './bank/transfers'
import { voucherRoutes } from './bank/voucher'
import { chatRoutes } from './chat/chats'
import { faqRoutes } from './content/faq'
import { locationRoutes } from './content/location'
import { regulationRoutes } from './content/regulations'
import { settingsRoutes } from './content/settings'
import { feedRoutes } from './feed/feed'
import { openapiRoutes } from './files/openapi'
import { staticFileRoutes } from './files/static-files'
import { fundAccountRoutes } from './funds/fund-accounts'
import { fundComparisonRoutes } from './funds/fund-comparison'
import { fundTransactionRoutes } from './funds/fund-transactions'
import { fundWatchRoutes } from './funds/fund-watch'
import { fundRoutes } from './funds/funds'
import { homeRoutes } from './home/home'
import { navigationRoutes } from './home/navigation'
import { inboxRoutes } from './inbox/inbox'
import { noticeSettingRoutes } from './inbox/notice-settings'
import { cardOnboardingRoutes } from './onboarding/card-onboarding'
import { onboardingRoutes } from './onboarding/onboarding'
import { pmaOnboardingRoutes } from './onboarding/pma-onboarding'
import { fundOrderRoutes } from './orders/fund-orders'
import { fundPaymentRoutes } from './payments/fund-payment'
import { pmaPaymentRoutes } from './payments/pma-payment'
import { planRoutes } from './portfolios/plans'
import { portfolioRoutes } from './portfolios/portfolios'
import { recommendationManagerRoutes } from './recommendations/managers'
import { recommendationOfferRoutes } from './recommendations/offers'
import { recommendationOrderRoutes } from './recommendations/orders'
import { recommendationPaymentRoutes } from './recommendations/payments'
import { recommendationSettingRoutes } from './recommendations/recommendation-settings'
import { prizeRoutes } from './referral/prizes'
import { referralRoutes } from './referral/referral'
import { fundStatementRoutes } from './statements/fund-statements'
import { surveyRoutes } from './survey/survey'
import { underWayRoutes } from './under-way/under-way'

/** Route registration: all routes of the product API, each function registering its calls with `serve`. */
export const routes: readonly ((api: Api) => void)[] = [
  accountActivationRoutes,
  addressRoutes,
  analyticsRoutes,
  assetRoutes,
  bankAccountRoutes,
  bankContentRoutes,
  bankMoneyRoutes,
  bankSettingRoutes,
  bankTransactionRoutes,
  bankTransferRoutes,
  cardOnboardingRoutes,
  changeBrokerRoutes,
  chatRoutes,
  deviceSessionRoutes,
  faqRoutes,
  feedRoutes,
  fundAccountRoutes,
  fundComparisonRoutes,
  fundOrderRoutes,
  fundStatementRoutes,
  fundPaymentRoutes,
  fundRoutes,
  fundTransactionRoutes,
  fundWatchRoutes,
  homeRoutes,
  inboxRoutes,
  locationRoutes,
  navigationRoutes,
  noticeSettingRoutes,
  openapiRoutes,
  onboardingRoutes,
  planRoutes,
  pmaOnboardingRoutes,
  pmaPaymentRoutes,
  portfolioRoutes,
  prizeRoutes,
  profileRoutes,
  recommendationManagerRoutes,
  recommendationOfferRoutes,
  recommendationOrderRoutes,
  recommendationPaymentRoutes,
  recommendationSettingRoutes,
  referralRoutes,
  regulationRoutes,
  settingsRoutes,
  staticFileRoutes,
  stockRoutes,
  surveyRoutes,
  underWayRoutes,
  userContactRoutes,
  userCounsellingRoutes,
  voucherRoutes,
  withdrawalAccountRoutes,
]
