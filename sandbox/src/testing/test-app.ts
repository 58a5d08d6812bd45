import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { createMonitoring } from '@sarv/platform/monitoring/create-monitoring'
import type { FastifyInstance } from 'fastify'
import { createAuthenticator } from '../access/authenticator'
import { issueAccessToken } from '../access/issue-access-token'
import { routes } from '../api/routes'
import { createAnswerers } from '../chat/create-answerers'
import type { AppContext } from '../context/app-context'
import { readSettings } from '../context/settings'
import type { Db } from '../db/sql'
import { createPdfPool } from '../documents/pdf-workers/pdf-pool'
import { createCallRecorder } from '../fault-injection/call-recorder'
import { createForcedResponses } from '../fault-injection/forced-responses'
import type { Gateway } from '../gateway/gateway'
import { gatewayRoutes } from '../gateway/gateway-routes'
import { createSandboxGateway } from '../gateway/sandbox-gateway'
import { concurrencyLimit, maxDocuments, maxTotalUploads, maxUploads } from '../http/concurrency-limit'
import { webApp } from '../http/web-app'
import { createPaymentNotice } from '../jobs/payment-kinds'
import { sendPushes } from '../push/send-pushes'
import { openVapidKeys } from '../push/vapid-keys'
import type { Clock } from '../time/clock'
import { createFakeClock } from './fake-clock'
import { openTestDatabase } from './test-database'

export interface TestResponse<Body> {
  readonly status: number
  readonly body: Body
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, unknown>>
}

/** API client of a person who is signed in. */
export interface TestClient {
  get<Body>(path: string): Promise<TestResponse<Body>>
  /** Under a new idempotency key, unless one is given; `null` sends none. */
  post<Body>(path: string, body?: unknown, key?: string | null): Promise<TestResponse<Body>>
  patch<Body>(path: string, body: unknown): Promise<TestResponse<Body>>
  remove<Body>(path: string): Promise<TestResponse<Body>>
  /** A sensitive change: the call with a code, or without one. */
  change<Body>(
    method: 'POST' | 'PATCH',
    path: string,
    body: unknown,
    code?: string,
    key?: string,
  ): Promise<TestResponse<Body>>
  /** A sensitive change, and once more with the code that was sent for it; the first response where no code was asked for. */
  confirm<Body>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<TestResponse<Body>>
  /** The code of the newest text message that has one. */
  newestCode(): Promise<string>
  upload<Body>(
    path: string,
    file: Blob,
    fields?: Readonly<Record<string, string>>,
    name?: string,
    /** Field of the form that carries the file. @default 'file' */
    fileField?: string,
  ): Promise<TestResponse<Body>>
  /** A body as it is, of any type. */
  sendRaw<Body>(path: string, contentType: string, body: Buffer): Promise<TestResponse<Body>>
}

/** The product API and the gateway with a clock that only the test moves: real calls and real SQL, no network and no scheduler. */
export interface TestApp {
  readonly db: Db
  readonly clock: Clock
  readonly gateway: Gateway
  /** Sends what is due to devices, as the sandbox does every two seconds. */
  sendPushes(): Promise<void>
  /** For calls of strangers. */
  readonly server: FastifyInstance
  /**
   * @param language of the app that they read; without it, Persian
   * @param deviceToken the push token of their device
   */
  signIn(sub: string, language?: 'fa' | 'en', deviceToken?: string): Promise<TestClient>
  /** A button on the page of the sandbox's gateway: the status, and where the browser goes. */
  press(
    landingUrl: string,
    result: string,
    amount: number | string,
  ): Promise<{ status: number; location: string | undefined }>
  close(): Promise<void>
}

const gatewayOrigin = 'http://localhost:4002'

/** Opens another payment gateway than the sandbox's own. */
export type OpenGateway = (db: Db, clock: Clock) => Promise<Gateway>

/**
 * @param openGateway without it, the sandbox's own
 * @param env settings beside those of every test
 */
export async function openTestApp(
  asOf: string,
  openGateway: OpenGateway = async () => createSandboxGateway(gatewayOrigin),
  env: Readonly<Record<string, string>> = {},
): Promise<TestApp> {
  const clock = createFakeClock(asOf)
  const db = await openTestDatabase(asOf)
  const gateway = await openGateway(db, clock)
  const pdfs = createPdfPool()
  const settings = readSettings({ SANDBOX_LOG: '0', SANDBOX_WORD_MILLISECONDS: '0', ...env })
  const context: AppContext = {
    settings,
    origins: { api: '', identity: '', gateway: gatewayOrigin, inbox: '' },
    host: 'http://localhost:3000',
    db,
    clock,
    authenticator: createAuthenticator(db, clock, []),
    gateway,
    answerers: createAnswerers(settings),
    forced: createForcedResponses(),
    calls: createCallRecorder(false),
    uploads: concurrencyLimit(maxUploads, maxTotalUploads),
    documents: concurrencyLimit(maxDocuments),
    pdfs,
    vapid: await openVapidKeys(db, settings.push),
    requestsOf: createMonitoring().requestsOf,
  }
  const app = webApp('api', undefined, db)
  await app.register(multipart)
  for (const register of routes) register({ ...context, app })
  const gatewayApp = webApp('gateway', undefined, db)
  await gatewayApp.register(formbody)
  gatewayRoutes(gatewayApp, context, createPaymentNotice(context))

  async function call<Body>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: Buffer | string,
  ): Promise<TestResponse<Body>> {
    const response = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : undefined) as Body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }

  return {
    db,
    clock,
    gateway,
    sendPushes: () => sendPushes(context),
    server: app,
    async signIn(sub, language = 'fa', deviceToken = '') {
      const token = await issueAccessToken(db, sub)
      const caller = { authorization: `Bearer ${token}`, 'accept-language': language, 'device-token': deviceToken }
      function change<Body>(method: 'POST' | 'PATCH', url: string, body: unknown, code?: string, key = randomUUID()) {
        const headers = { ...caller, 'content-type': 'application/json', 'idempotency-key': key }
        const sent: Record<string, string> = code === undefined ? {} : { 'confirmation-code': code }
        return call<Body>(method, url, { ...headers, ...sent }, JSON.stringify(body))
      }
      async function newestCode(): Promise<string> {
        const [sms] = await db.query<{ code: string }>(
          `select code from sms where receiver = (select mobile from person where sub = $1) and code is not null
           order by id desc limit 1`,
          [sub],
        )
        return sms?.code ?? ''
      }
      return {
        change,
        async confirm<Body>(method: 'POST' | 'PATCH', url: string, body: unknown) {
          const asked = await change<Body>(method, url, body)
          return asked.status === 428 ? change<Body>(method, url, body, await newestCode()) : asked
        },
        newestCode,
        get: (url) => call('GET', url, caller),
        post(url, body = {}, key = randomUUID()) {
          const sent: Record<string, string> = key === null ? {} : { 'idempotency-key': key }
          const headers = { ...caller, 'content-type': 'application/json', ...sent }
          return call('POST', url, headers, JSON.stringify(body))
        },
        patch: (url, body) =>
          call('PATCH', url, { ...caller, 'content-type': 'application/json' }, JSON.stringify(body)),
        remove: (url) => call('DELETE', url, caller),
        async upload(url, file, fields = {}, name = 'slip.png', fileField = 'file') {
          const form = new FormData()
          for (const [field, value] of Object.entries(fields)) form.append(field, value)
          form.append(fileField, file, name)
          const sent = new Response(form)
          const headers = { ...caller, 'content-type': sent.headers.get('content-type') ?? '' }
          return call('POST', url, headers, Buffer.from(await sent.arrayBuffer()))
        },
        sendRaw: (url, contentType, body) => call('POST', url, { ...caller, 'content-type': contentType }, body),
      }
    },
    async press(landingUrl, result, amount) {
      const response = await gatewayApp.inject({
        method: 'POST',
        url: landingUrl.slice(gatewayOrigin.length),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ result, amount: String(amount) }).toString(),
      })
      return { status: response.statusCode, location: response.headers.location }
    },
    async close() {
      await app.close()
      await gatewayApp.close()
      await pdfs.close()
      await db.close()
    },
  }
}
