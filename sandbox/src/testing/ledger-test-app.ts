import { createPerson, type PersonOptions } from '../seed/person'
import { type OpenGateway, openTestApp, type TestApp, type TestClient } from './test-app'

/** A person who is signed in and buys. */
export interface Customer extends TestClient {
  readonly sub: string
  /** The account to which sales are paid out. */
  readonly account: number
}

/** Test app of the ledger: funds, orders and their payments. */
export interface LedgerTestApp extends TestApp {
  customer(options: PersonOptions): Promise<Customer>
}

/** @example const app = await openLedgerTestApp('2027-03-15T05:00:00Z') // a few days before Nowruz */
export async function openLedgerTestApp(asOf: string, openGateway?: OpenGateway): Promise<LedgerTestApp> {
  const app = await openTestApp(asOf, openGateway)
  const { db, clock } = app
  return {
    ...app,
    async customer(options) {
      const { sub } = await db.transaction((sql) => createPerson(sql, clock, options))
      const [account] = await db.query<{ id: number }>('select id from payout_account where sub = $1 and is_default', [
        sub,
      ])
      return { sub, account: account?.id ?? 0, ...(await app.signIn(sub)) }
    },
  }
}
