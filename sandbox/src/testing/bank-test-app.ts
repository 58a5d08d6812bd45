import { type Card, findCard } from '../bank/card'
import type { PersonOptions } from '../seed/person'
import { type Investor, type OnboardingTestApp, openOnboardingTestApp } from './onboarding-test-app'
import type { TestResponse } from './test-app'

/** A person who is signed in and has a bank account. */
export interface CardHolder extends Investor {
  /** As it was issued; a reissue makes another one. */
  readonly card: Card
  balance(): Promise<number>
}

interface CardTransfer {
  readonly amount: number
  readonly key?: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** Test app of the bank: accounts, transfers, charges, the flows of the card and the fund behind it. */
export interface BankTestApp extends OnboardingTestApp {
  holder(options?: PersonOptions): Promise<CardHolder>
  /** A transfer from card to card with a second password of its own; the response to whichever call failed first. */
  pay<Body>(from: CardHolder, to: string, transfer: CardTransfer): Promise<TestResponse<Body>>
}

/**
 * @param env settings beside those of every test
 * @example const app = await openBankTestApp('2026-11-21T08:30:00Z') // a Saturday at noon in Tehran
 */
export async function openBankTestApp(asOf: string, env?: Readonly<Record<string, string>>): Promise<BankTestApp> {
  const app = await openOnboardingTestApp(asOf, undefined, env)
  return {
    ...app,
    async holder(options = { kind: 'card-holder' }) {
      const investor = await app.investor(options)
      const card = await findCard(app.db, investor.sub)
      if (card === undefined) throw new Error('Missing card: expected a kind of person that has one')
      return {
        ...investor,
        card,
        async balance() {
          const { body } = await investor.get<{ balance: number }>(`/bank/api/v1/account/balance/${card.account_id}/`)
          return body.balance
        },
      }
    },
    async pay(from, card_number, { amount, key, more }) {
      const account_id = from.card.account_id
      const sent = await from.post('/bank/api/v1/transfer/card/otp/', { account_id, card_number, amount })
      if (sent.status !== 200) return sent as TestResponse<never>
      const password = await from.newestCode()
      const body = { account_id, card_number, amount, password, ...more }
      return from.post('/bank/api/v1/transfer/card/', body, key)
    },
  }
}
