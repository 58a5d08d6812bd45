import type { Api } from '../world'
import { accountActivationArea } from './account-activation'
import { addressesArea } from './addresses'
import { analyticsArea } from './analytics'
import { assetsArea } from './assets'
import { background } from './background'
import { bankAccountsArea } from './bank-accounts'
import { changeBrokerArea } from './change-broker'
import { faqArea } from './faq'
import { fundAccountsArea } from './fund-accounts'
import { fundOrdersArea } from './fund-orders'
import { fundPapersArea } from './fund-papers'
import { fundPaymentArea } from './fund-payment'
import { fundTransactionsArea } from './fund-transactions'
import { fundsArea } from './funds'
import { homeArea } from './home'
import { locationArea } from './location'
import { navigationArea } from './navigation'
import { onboardingArea } from './onboarding'
import { openapiArea } from './openapi'
import { plansArea } from './plans'
import { pmaOnboardingArea } from './pma-onboarding'
import { pmaPaymentArea } from './pma-payment'
import { portfoliosArea } from './portfolios'
import { prizesArea } from './prizes'
import { profileArea } from './profile'
import { recommendationArea } from './recommendation'
import { referralArea } from './referral'
import { regulationsArea } from './regulations'
import { settingsArea } from './settings'
import { staticFilesArea } from './static-files'
import { stocksArea } from './stocks'
import { surveyArea } from './survey'
import { userContactArea } from './user-contact'
import { userCounsellingArea } from './user-counselling'
import { withdrawalAccountsArea } from './withdrawal-accounts'

/** The areas of the product API, each registering its calls with `serve`. */
export const areas: readonly ((api: Api) => void)[] = [
  accountActivationArea,
  addressesArea,
  analyticsArea,
  assetsArea,
  background,
  bankAccountsArea,
  changeBrokerArea,
  faqArea,
  fundAccountsArea,
  fundOrdersArea,
  fundPapersArea,
  fundPaymentArea,
  fundsArea,
  fundTransactionsArea,
  homeArea,
  locationArea,
  navigationArea,
  openapiArea,
  onboardingArea,
  plansArea,
  pmaOnboardingArea,
  pmaPaymentArea,
  portfoliosArea,
  prizesArea,
  profileArea,
  recommendationArea,
  referralArea,
  regulationsArea,
  settingsArea,
  staticFilesArea,
  stocksArea,
  surveyArea,
  userContactArea,
  userCounsellingArea,
  withdrawalAccountsArea,
]
