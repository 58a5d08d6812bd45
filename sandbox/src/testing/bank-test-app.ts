import { bankAccountRoutes } from '../api/account/bank-accounts'
import { bankContentRoutes } from '../api/bank/content'
import { bankMoneyRoutes } from '../api/bank/money'
import { bankSettingRoutes } from '../api/bank/settings'
import { bankTransactionRoutes } from '../api/bank/transactions'
import { bankTransferRoutes } from '../api/bank/transfers'
import { voucherRoutes } from '../api/bank/voucher'
import { fundTransactionRoutes } from '../api/funds/fund-transactions'
import { fundRoutes } from '../api/funds/funds'
import { fundOrderRoutes } from '../api/orders/fund-orders'
import { fundPaymentRoutes } from '../api/payments/fund-payment'
import { type Card, findCard } from '../bank/card'
import { createPerson, type PersonOptions } from '../seed/person'
import { type OpenGateway, openTestApp, type TestApp, type TestClient, type TestResponse } from './test-app'

/** Somebody who is signed in and has a bank account. */
export interface CardHolder extends TestClient {
  readonly sub: string
  readonly card: Card
  /** The code of the newest text message. */
  newestCode(): Promise<string>
  balance(): Promise<number>
}

interface CardTransfer {
  readonly amount: number
  readonly key?: string
  readonly more?: Readonly<Record<string, unknown>>
}

/** Test app of the bank: accounts, transfers, charges and the fund behind the card. */
export interface BankTestApp extends TestApp {
  holder(options?: PersonOptions): Promise<CardHolder>
  /** A transfer from card to card with a second password of its own; the response to whichever call failed first. */
  pay<Body>(from: CardHolder, to: string, transfer: CardTransfer): Promise<TestResponse<Body>>
}

const routes = [
  bankAccountRoutes,
  bankContentRoutes,
  bankMoneyRoutes,
  bankSettingRoutes,
  bankTransactionRoutes,
  bankTransferRoutes,
  voucherRoutes,
  fundOrderRoutes,
  fundPaymentRoutes,
  fundTransactionRoutes,
  fundRoutes,
]

/** @example const app = await openBankTestApp('2026-11-21T08:30:00Z') // a Saturday at noon in Tehran */
export async function openBankTestApp(asOf: string, openGateway?: OpenGateway): Promise<BankTestApp> {
  const app = await openTestApp(asOf, routes, openGateway)
  const { db, clock } = app
  return {
    ...app,
    async holder(options = { kind: 'card-holder' }) {
      const { sub, mobile } = await db.transaction((sql) => createPerson(sql, clock, options))
      const card = await findCard(db, sub)
      if (card === undefined) throw new Error('this kind of people has no card')
      const client = await app.signIn(sub)
      return {
        ...client,
        sub,
        card,
        async newestCode() {
          const [sms] = await db.query<{ code: string }>(
            'select code from sms where receiver = $1 order by id desc limit 1',
            [mobile],
          )
          return sms?.code ?? ''
        },
        async balance() {
          const { body } = await client.get<{ balance: number }>(`/bank/api/v1/account/balance/${card.account_id}/`)
          return body.balance
        },
      }
    },
    async pay(from, card_number, { amount, key, more }) {
      const account_id = from.card.account_id
      const sent = await from.post('/bank/api/v1/transfer/card/otp/', { account_id, card_number, amount })
      if (sent.status !== 200) return sent as TestResponse<never>
      const password = await from.newestCode()
      const { cvv2, expiry } = from.card
      const body = { account_id, card_number, amount, cvv2, expiry, password, ...more }
      return from.post('/bank/api/v1/transfer/card/', body, key)
    },
  }
}
