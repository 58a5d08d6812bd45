import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import * as accountActivation from './account-activation'
import * as addresses from './addresses'
import * as analytics from './analytics'
import * as assets from './assets'
import * as bankAccounts from './bank-accounts'
import * as bankContent from './bank-content'
import * as bankMoney from './bank-money'
import * as bankOnboarding from './bank-onboarding'
import * as bankSettings from './bank-settings'
import * as bankTransactions from './bank-transactions'
import * as bankTransfers from './bank-transfers'
import * as changeBroker from './change-broker'
import * as chat from './chat'
import * as deviceSessions from './device-sessions'
import * as faq from './faq'
import * as feed from './feed'
import * as fundAccounts from './fund-accounts'
import * as fundComparison from './fund-comparison'
import * as fundOrders from './fund-orders'
import * as fundPayment from './fund-payment'
import * as fundStatements from './fund-statements'
import * as fundTransactions from './fund-transactions'
import * as fundWatch from './fund-watch'
import * as funds from './funds'
import * as home from './home'
import * as inbox from './inbox'
import * as location from './location'
import * as navigation from './navigation'
import * as noticeSettings from './notice-settings'
import * as onboarding from './onboarding'
import * as plans from './plans'
import * as pmaAccounts from './pma-accounts'
import * as pmaOnboarding from './pma-onboarding'
import * as pmaPayment from './pma-payment'
import * as portfolios from './portfolios'
import * as prizes from './prizes'
import * as profile from './profile'
import * as recommendation from './recommendation'
import * as recommendationOffers from './recommendation-offers'
import * as recommendationOrders from './recommendation-orders'
import * as recommendationPayments from './recommendation-payments'
import * as referral from './referral'
import * as regulations from './regulations'
import * as settings from './settings'
import * as stocks from './stocks'
import * as survey from './survey'
import * as underWay from './under-way'
import * as userContact from './user-contact'
import * as userCounselling from './user-counselling'
import * as voucher from './voucher'

const areas: Record<string, Record<string, unknown>> = {
  'account-activation': accountActivation,
  addresses,
  analytics,
  assets,
  'bank-accounts': bankAccounts,
  'bank-content': bankContent,
  'bank-money': bankMoney,
  'bank-onboarding': bankOnboarding,
  'bank-settings': bankSettings,
  'bank-transactions': bankTransactions,
  'bank-transfers': bankTransfers,
  'change-broker': changeBroker,
  chat,
  'device-sessions': deviceSessions,
  faq,
  feed,
  'fund-accounts': fundAccounts,
  'fund-comparison': fundComparison,
  'fund-orders': fundOrders,
  'fund-payment': fundPayment,
  'fund-statements': fundStatements,
  'fund-transactions': fundTransactions,
  'fund-watch': fundWatch,
  funds,
  home,
  inbox,
  location,
  navigation,
  'notice-settings': noticeSettings,
  onboarding,
  plans,
  'pma-accounts': pmaAccounts,
  'pma-onboarding': pmaOnboarding,
  'pma-payment': pmaPayment,
  portfolios,
  prizes,
  profile,
  recommendation,
  'recommendation-offers': recommendationOffers,
  'recommendation-orders': recommendationOrders,
  'recommendation-payments': recommendationPayments,
  referral,
  regulations,
  settings,
  stocks,
  survey,
  'under-way': underWay,
  'user-contact': userContact,
  'user-counselling': userCounselling,
  voucher,
}

/** An endpoint with the names under which the code knows it. */
export interface NamedEndpoint {
  /** The file of the contract. */
  readonly area: string
  /** The exported name, unique in all areas. */
  readonly name: string
  readonly endpoint: Endpoint
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
}

/**
 * Every call of the product API, by area. It imports the whole contract: for documents and tests, not for a client.
 * @example everyEndpoint().map(({ endpoint }) => endpoint.path)
 */
export function everyEndpoint(): NamedEndpoint[] {
  return Object.entries(areas).flatMap(([area, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ area, name, endpoint: value }] : [])),
  )
}
