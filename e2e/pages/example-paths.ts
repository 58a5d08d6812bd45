import type { Page } from '@playwright/test'

/** A page of the investor's own, found as people do: the first of a list. */
interface FirstOf {
  readonly page: string
  /** The list's name, in either language. */
  readonly list: string | RegExp
}

/** For each declared route that says too little by itself, a page that is really there for somebody who has invested. */
const examples: Readonly<Record<string, string | FirstOf>> = {
  '/funds/:fundId': '/funds/11541',
  '/fund-order/:id': { page: '/fund-orders', list: 'سفارش‌ها' },
  '/fund-transactions/:id': '/fund-transactions/11307',
  '/stocks/:id': '/stocks/folad-alborz',
  '/pma/:planId': '/pma/1',
  '/pma/onboarding': '/pma/onboarding?plan=1',
  '/user-pma/:prx': { page: '/pma', list: /^(سبدهای من|My portfolios)$/ },
  '/recommendations/offers/:offerId': {
    page: '/recommendations/history',
    list: /^(پیشنهادهای من|My recommendations)$/,
  },
  '/faq/:id': '/faq/3',
  // Of the one who looks there is none with a known id: an unknown one is a new chat. (SUP-002)
  '/chatbot/chat/:id': '/chatbot',
  // Without a chosen document it leads to the list; this link chooses the first. (SUP-024)
  '/regulation-pdf': '/regulation?document=1',
  '/bank/receipt/:id': { page: '/bank/transactions', list: /^(تراکنش‌های|Transactions of)/ },
}

/** What stands for a route: its example, or itself without a parameter. */
export function exampleOf(path: string): string | FirstOf {
  const example = examples[path] ?? (path.includes(':') ? undefined : path)
  if (example === undefined) throw new Error(`${path} has no example: give it one in e2e/pages/example-paths.ts`)
  return example
}

/** An address that answers a route, for the person who is signed in. */
export async function addressOf(page: Page, path: string): Promise<string> {
  const example = exampleOf(path)
  if (typeof example === 'string') return example
  await page.goto(example.page)
  const first = page.getByRole('list', { name: example.list }).getByRole('link').first()
  const address = await first.getAttribute('href')
  if (address === null) throw new Error(`${example.page} leads nowhere`)
  return address
}
