import type { Endpoint } from '@sarv/platform/client/api/endpoint'

const read = 'Its part of the page says that it could not be loaded, and offers a retry. The rest of the page stays.'
const record = 'The page «not found».'
const form = 'The form says under its fields that it did not work, and keeps what was typed.'
const alert = 'An alert says that it did not work; the page stays as it is.'
const nothing = 'Nothing: what it would add is not shown.'

/** What is not as its kind of call would have it. */
export const exceptions: Readonly<Record<string, string>> = {
  getHome: 'The start page says that it could not be loaded, and offers a retry; tabs and other pages work.',
  getNavigation: 'The tabs home, assets and profile, or those that this device last had.',
  getProfile:
    'The profile says that it could not be loaded; no greeting, no name. Pages that ask for the level wait for it.',
  countUnread: 'No number of unread messages.',
  listDeviceSessions: 'No row «devices» in the profile.',
  recordAnalytics: nothing,
  readInbox: 'Messages stay marked as unread.',
  getPwaSettings: 'No telephone number of the support.',
  getHelpVideo: nothing,
  getUserPortfolio: record,
  listPortfolioHistory: record,
  listPortfolioStocks: record,
  getOrder: record,
  getStock: record,
  getOffer: record,
  getBankReceipt: record,
  getCardex: record,
  listAccountHistory: record,
  listProfitShares: record,
  listDepositCertificates: record,
  getChat: 'The assistant begins a new chat.',
  getPayment: 'The start page.',
}

/** What people see of an API that lacks an operation. */
export function withoutIt(name: string, { method, failure }: Pick<Endpoint, 'method' | 'failure'>): string {
  return exceptions[name] ?? (method === 'GET' ? read : failure === 'caller' ? form : alert)
}
