import { readFile } from 'node:fs/promises'
import type { Language } from '@sarv/platform/client/i18n/language'
import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, retryAfterSeconds } from '../db/database-unavailable'
import type { Db } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { pageHeaders, pagePolicy } from '../pages/page'
import { pageAssets } from '../pages/page-assets'
import type { Time } from '../time/clock'
import type { PaymentNotice } from './gateway'
import { endedPage, errorPage, paymentPage, unavailablePage } from './gateway-page'
import { type Psp, psps } from './psps'
import { callbackUrl, decide, findSession, isPayable, type Result, results, type Session } from './session'

const stylesheet = new URL('./gateway.css', import.meta.url)
const unknownPayment: LocalText = {
  fa: 'این پرداخت شناخته نیست. به سرو برگردید و دوباره پرداخت کنید.',
  en: "This payment isn't known. Start again from the payment page of Sarv.",
}
const tampered: LocalText = {
  fa: 'اطلاعات پرداخت دست‌کاری شده است. چیزی از حساب شما کم نشد؛ به سرو برگردید و دوباره پرداخت کنید.',
  en: 'The details of the payment were tampered with. Nothing was taken from your account; start again from Sarv.',
}

interface ByToken {
  Params: { token: string }
  Querystring: { lang?: string }
  Body: { result?: unknown; amount?: unknown } | undefined
}

/** The language that the shop sent the person here with. */
const readLanguage = (query: unknown): Language =>
  query !== null && typeof query === 'object' && 'lang' in query && query.lang === 'en' ? 'en' : 'fa'

const parseResult = (body: ByToken['Body']): Result | undefined => results.find((result) => result === body?.result)

/** What the gateway needs of the sandbox around it. */
export interface GatewayAppContext {
  readonly db: Db
  readonly clock: Time
  /** The shop, for a person who has lost the way. */
  readonly host: string
}

/** The payment gateway's pages, on their own origin (SBX-008…010). */
export function gatewayRoutes(app: FastifyInstance, context: GatewayAppContext, notify: PaymentNotice): void {
  pageAssets(app)
  app.get('/gateway.css', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(await readFile(stylesheet)),
  )
  for (const psp of psps) pspRoutes(app, context, notify, psp)
}

function pspRoutes(
  app: FastifyInstance,
  { db, clock, host }: GatewayAppContext,
  notify: PaymentNotice,
  psp: Psp,
): void {
  const at = (request: FastifyRequest) => ({ psp, language: readLanguage(request.query) })
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, sentence: LocalText) =>
    send(reply.code(status), errorPage(at(request), sentence, host), host)

  /** The connection to the database may be lost in the middle of either. */
  const errorHandler = (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof DatabaseUnavailable)) throw error
    logError(`gateway ${request.method} /${psp.key}/ failed: ${describeError(error)}`)
    return send(
      reply.code(503).header('retry-after', retryAfterSeconds),
      unavailablePage(at(request), request.url),
      host,
    )
  }

  app.get<ByToken>(`/${psp.key}/:token/`, { errorHandler }, async (request, reply) => {
    const session = await findSession(db, request.params.token)
    if (session === undefined) return refuse(request, reply, 404, unknownPayment)
    const now = clock.now()
    const page = isPayable(session, now) ? paymentPage(at(request), session) : endedPage(at(request), session, now)
    return send(reply, page, new URL(session.callback_url).origin)
  })

  app.post<ByToken>(`/${psp.key}/:token/`, { errorHandler }, async (request: FastifyRequest<ByToken>, reply) => {
    const { token } = request.params
    const known = await findSession(db, token)
    if (known === undefined) return refuse(request, reply, 404, unknownPayment)
    const result = parseResult(request.body)
    if (result === undefined || request.body?.amount !== String(known.amount))
      return refuse(request, reply, 400, tampered)
    await decide(db, clock, { token, psp: psp.key, result })
    await tell(notify, known)
    const session = (await findSession(db, token)) ?? known
    // See Other: the browser's history gets the shop's page in the place of this response, and a reload does not post again.
    return reply
      .code(303)
      .header('location', callbackUrl(session, clock.now(), at(request).language))
      .send()
  })
}

async function tell(notify: PaymentNotice, { payment_uuid }: Session): Promise<void> {
  try {
    await notify(payment_uuid)
  } catch (error) {
    logError(`could not notify the shop of a payment; it will ask: ${describeError(error)}`)
  }
}

function send(reply: FastifyReply, page: string, callbackOrigin: string): FastifyReply {
  return reply.headers({ ...pageHeaders, 'content-security-policy': pagePolicy([callbackOrigin]) }).send(page)
}
