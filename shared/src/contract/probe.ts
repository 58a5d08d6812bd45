export { everyEndpoint } from './every-endpoint'
export { musts } from './musts'

/**
 * Where `sarv probe-api` takes the input of a read from: the first value of that place in the answer of another read, or after
 * `=` a fixed one. A read whose path has a parameter without a place is not tried: `activateReferral` changes something.
 */
export const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getUserFund: { id: 'listFunds.*.ds_code' },
  getFundChart: { id: 'listFunds.*.ds_code' },
  compareFunds: { ds_codes: 'listFunds.*.ds_code' },
  getFundSettings: { dsCode: 'listFunds.*.ds_code' },
  listFundAccounts: { id: 'listFunds.*.ds_code' },
  listFundTransactions: { dsCode: 'listFunds.*.ds_code' },
  getOrder: { id: 'listOrders.results.*.id' },
  getPayment: { uuid: 'listOrders.results.*.payment_uuid' },
  getCertificateFile: { id: 'listDepositCertificates.*.id' },
  getStock: { id: 'getUserAssets.groups.*.assets.*.stock_id' },
  getUserPortfolio: { prx: 'listUserPortfolios.*.prx' },
  getPmaOnboarding: { uuid: 'listOpenOnboardings.onboardings.*.onb_uuid' },
  listContracts: { uuid: 'listOpenOnboardings.onboardings.*.onb_uuid' },
  downloadContract: {
    uuid: 'listOpenOnboardings.onboardings.*.onb_uuid',
    key: 'listContracts.contracts.*.key',
  },
  getBankOnboarding: { type: '=BANK', ds_code: '=MIDDLE_EAST' },
  getBankBalance: { id: 'listBankAccounts.accounts.*.id' },
  getActivationLanding: { id: 'listBankAccounts.accounts.*.id' },
  getReactivationLanding: { id: 'listBankAccounts.accounts.*.id' },
  getCardArchive: { id: 'listBankAccounts.accounts.*.id' },
  getOnboardingArchive: { id: 'listBankAccounts.accounts.*.id' },
  getBankReceipt: { id: 'listBankTransactions.results.*.id' },
  getHelpVideo: { id: '=1' },
  getManager: { id: 'listManagers.*.recommendation_manager_id' },
  getRecommendationPayment: { uuid: 'listManagers.*.payment_uuid' },
  listOffers: { recommendation_manager_id: 'listManagers.*.recommendation_manager_id' },
  getOffer: { id: 'listOffers.*.portfolio_id' },
  getChat: { id: 'listChats.*.id' },
  getFaq: { id: 'listFaq.*.id' },
  listCities: { id: 'listProvinces.*.id' },
}
