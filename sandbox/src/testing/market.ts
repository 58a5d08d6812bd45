import { randomBytes, randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { assetsArea } from '../api/assets'
import { fundOrdersArea } from '../api/fund-orders'
import { fundPaymentArea } from '../api/fund-payment'
import { fundTransactionsArea } from '../api/fund-transactions'
import { fundsArea } from '../api/funds'
import type { Clock } from '../clock'
import { keepForcedAnswers } from '../control/forced-answers'
import { recordCalls } from '../control/recorded-calls'
import { makePerson, type PersonWish } from '../db/seed/person'
import type { Db } from '../db/sql'
import { gatewayRoutes } from '../gateway/gateway-routes'
import { readSettings } from '../settings'
import { webApp } from '../web-app'
import type { World } from '../world'
import { openDatabase } from './open-database'
import { stillClock } from './still-clock'

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** Somebody who is signed in. */
export interface Customer {
  readonly sub: string
  /** The account to which sales are paid out. */
  readonly account: number
  get<Body>(path: string): Promise<Answer<Body>>
  /** Under a new idempotency key, unless one is given; `null` sends none. */
  post<Body>(path: string, body?: unknown, key?: string | null): Promise<Answer<Body>>
}

/** The money part of the sandbox, with a clock that only the test moves: real calls, real SQL, no background. */
export interface Market {
  readonly db: Db
  readonly clock: Clock
  customer(wish: PersonWish): Promise<Customer>
  /** A button on the page of the gateway. */
  press(landingUrl: string, result: string, amount: number | string): Promise<number>
  close(): Promise<void>
}

const GATEWAY = 'http://localhost:4002'
const LONG = '2100-01-01T00:00:00Z'

/** @example const market = await openMarket('2027-03-15T05:00:00Z') // a few days before Nowruz */
export async function openMarket(asOf: string): Promise<Market> {
  const clock = stillClock(asOf)
  const db = await openDatabase(asOf)
  const settings = readSettings({ SANDBOX_LOG: '0' })
  const world: World = {
    settings,
    origins: { api: '', identity: '', gateway: GATEWAY, inbox: '' },
    host: 'http://localhost:3000',
    db,
    clock,
    forced: keepForcedAnswers(),
    calls: recordCalls(false),
  }
  const api = webApp('api', false)
  await api.register(multipart)
  for (const area of [assetsArea, fundOrdersArea, fundPaymentArea, fundTransactionsArea, fundsArea]) {
    area({ ...world, app: api })
  }
  const gateway = webApp('gateway', false)
  await gateway.register(formbody)
  gatewayRoutes(gateway, world)

  async function customer(wish: PersonWish): Promise<Customer> {
    const { sub } = await db.transaction((sql) => makePerson(sql, clock, wish))
    const [account] = await db.query<{ id: number }>('select id from payout_account where sub = $1 and is_default', [
      sub,
    ])
    const token = randomBytes(24).toString('base64url')
    await db.query(
      "insert into oidc_artifact (kind, id, payload, account, expires_at) values ('AccessToken', $1, '{}', $2, $3)",
      [token, sub, LONG],
    )
    const authorization = `Bearer ${token}`
    return {
      sub,
      account: account?.id ?? 0,
      async get(url) {
        const answer = await api.inject({ url, headers: { authorization } })
        return { status: answer.statusCode, body: answer.json() }
      },
      async post(url, body = {}, key: string | null = randomUUID()) {
        const sent = key === null ? {} : { 'idempotency-key': key }
        const headers = { authorization, 'content-type': 'application/json', ...sent }
        const answer = await api.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
        return { status: answer.statusCode, body: answer.json() }
      },
    }
  }

  return {
    db,
    clock,
    customer,
    async press(landingUrl, result, amount) {
      const answer = await gateway.inject({
        method: 'POST',
        url: landingUrl.slice(GATEWAY.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ result, amount: String(amount) }).toString(),
      })
      return answer.statusCode
    },
    async close() {
      await api.close()
      await gateway.close()
      await db.close()
    },
  }
}
