import { randomBytes, randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { addressesArea } from '../api/addresses'
import { onboardingArea } from '../api/onboarding'
import { plansArea } from '../api/plans'
import { pmaOnboardingArea } from '../api/pma-onboarding'
import { pmaPaymentArea } from '../api/pma-payment'
import { portfoliosArea } from '../api/portfolios'
import { LARGEST_UPLOAD } from '../api/upload'
import { userContactArea } from '../api/user-contact'
import type { Clock } from '../clock'
import { keepForcedAnswers } from '../control/forced-answers'
import { recordCalls } from '../control/recorded-calls'
import { makePerson, type PersonWish } from '../db/seed/person'
import type { Db } from '../db/sql'
import { gatewayRoutes } from '../gateway/gateway-routes'
import type { Result } from '../gateway/session'
import { readSettings } from '../settings'
import { type HouseWord, houseSays } from '../stages/verdicts'
import { webApp } from '../web-app'
import type { World } from '../world'
import { openDatabase } from './open-database'
import { stillClock } from './still-clock'

export interface Reply<Body> {
  readonly status: number
  readonly body: Body
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

/** Somebody who is signed in. */
export interface Investor {
  readonly sub: string
  get<Body>(path: string): Promise<Reply<Body>>
  /** Under a new idempotency key, unless one is given; `null` sends none. */
  post<Body>(path: string, body?: unknown, key?: string | null): Promise<Reply<Body>>
  upload<Body>(path: string, file: Blob, fields?: Readonly<Record<string, string>>, name?: string): Promise<Reply<Body>>
  /** A completed survey of risk; answers its id. */
  surveyed(): Promise<number>
  /** The code of the newest text message. */
  newestCode(): Promise<string>
  /** An address of the person's, with an e-mail beside it. */
  addressed(email: string): Promise<number>
}

/** The stages of the sandbox with a clock that only the test moves: real calls and SQL, no background. */
export interface StageHouse {
  readonly db: Db
  readonly clock: Clock
  investor(wish?: PersonWish): Promise<Investor>
  /** A button on the page of the gateway; answers the status and where the browser goes. */
  press(landingUrl: string, result: Result, amount: number): Promise<{ status: number; location: string | undefined }>
  says(word: HouseWord): Promise<void>
  /** The sum of all rows of the ledger, and whether any account is not the sum of its own. */
  books(): Promise<{ sum: number; wrong: number }>
  close(): Promise<void>
}

const GATEWAY = 'http://localhost:4002'
const LONG = '2100-01-01T00:00:00Z'

/** @example const house = await openStageHouse('2026-11-21T08:00:00Z') // afterAll(() => house.close()) */
export async function openStageHouse(asOf: string): Promise<StageHouse> {
  const clock = stillClock(asOf)
  const db = await openDatabase(asOf)
  const world: World = {
    settings: readSettings({ SANDBOX_LOG: '0' }),
    origins: { api: '', identity: '', gateway: GATEWAY, inbox: '' },
    host: 'http://localhost:3000',
    db,
    clock,
    forced: keepForcedAnswers(),
    calls: recordCalls(false),
  }
  const app = webApp('api', false)
  await app.register(multipart, { limits: { fileSize: LARGEST_UPLOAD } })
  const areas = [
    addressesArea,
    onboardingArea,
    plansArea,
    pmaOnboardingArea,
    pmaPaymentArea,
    portfoliosArea,
    userContactArea,
  ]
  for (const area of areas) area({ ...world, app })
  const gateway = webApp('gateway', false)
  await gateway.register(formbody)
  gatewayRoutes(gateway, world)

  async function investor(wish: PersonWish = { kind: 'empty' }): Promise<Investor> {
    const { sub, mobile } = await db.transaction((sql) => makePerson(sql, clock, wish))
    const token = randomBytes(24).toString('base64url')
    await db.query(
      "insert into oidc_artifact (kind, id, payload, account, expires_at) values ('AccessToken', $1, '{}', $2, $3)",
      [token, sub, LONG],
    )
    async function call<Body>(
      method: 'GET' | 'POST',
      url: string,
      headers: Record<string, string> = {},
      payload?: Buffer | string,
    ): Promise<Reply<Body>> {
      const answer = await app.inject({
        method,
        url,
        headers: { ...headers, authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      })
      const isJson = String(answer.headers['content-type']).includes('json')
      return {
        status: answer.statusCode,
        body: (isJson ? answer.json() : undefined) as Body,
        bytes: answer.rawPayload,
        headers: answer.headers,
      }
    }
    return {
      sub,
      get: (url) => call('GET', url),
      post: (url, body = {}, key = randomUUID()) =>
        call(
          'POST',
          url,
          { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
          JSON.stringify(body),
        ),
      async upload(url, file, fields = {}, name = 'slip.png') {
        const form = new FormData()
        for (const [field, value] of Object.entries(fields)) form.append(field, value)
        form.append('file', file, name)
        const sent = new Response(form)
        const type = sent.headers.get('content-type') ?? ''
        return call('POST', url, { 'content-type': type }, Buffer.from(await sent.arrayBuffer()))
      },
      async surveyed() {
        const [survey] = await db.query<{ id: number }>(
          `insert into user_survey (sub, survey_key, status, score, created_at, completed_at)
           values ($1, 'risk', 'DONE', 54, $2, $2) returning id`,
          [sub, clock.now()],
        )
        return survey?.id ?? 0
      },
      async newestCode() {
        const [sms] = await db.query<{ code: string }>(
          'select code from sms where receiver = $1 and code is not null order by id desc limit 1',
          [mobile],
        )
        return sms?.code ?? ''
      },
      async addressed(email) {
        const [made] = await db.query<{ id: number }>(
          `insert into address (sub, address, postal_code, province_id, city_id, is_default, category)
           select $1, 'خیابان بهار، پلاک ۱۲، واحد ۳', '1234567890', province_id, id, true, 'OTHER' from city limit 1 returning id`,
          [sub],
        )
        await db.query('update person set email = $2 where sub = $1', [sub, email])
        return made?.id ?? 0
      },
    }
  }

  return {
    db,
    clock,
    investor,
    async press(landingUrl, result, amount) {
      const answer = await gateway.inject({
        method: 'POST',
        url: landingUrl.slice(GATEWAY.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ result, amount: String(amount) }).toString(),
      })
      return { status: answer.statusCode, location: answer.headers.location }
    },
    says: (word) => db.transaction((sql) => houseSays(sql, clock, word)),
    async books() {
      const [row] = await db.query<{ sum: number; wrong: number }>(
        `select (select coalesce(sum(amount), 0)::bigint from ledger_row) as sum,
           (select count(*) from ledger_account a
            where balance <> (select coalesce(sum(amount), 0) from ledger_row r where r.account_id = a.id)) as wrong`,
      )
      return row ?? { sum: Number.NaN, wrong: Number.NaN }
    },
    async close() {
      await app.close()
      await gateway.close()
      await db.close()
    },
  }
}
