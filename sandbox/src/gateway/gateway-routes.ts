import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { later, PACE } from '../ledger/pace'
import { PAGE_HEADERS, pagePolicy } from '../pages/page'
import { pageAssets } from '../pages/page-assets'
import type { World } from '../world'
import { askGateway } from './ask-gateway'
import { endedPage, payPage, refusedPage } from './gateway-page'
import { PSPS, type Psp } from './psps'
import { callbackOf, decide, RESULTS, type Result, type Session, sessionOf } from './session'

const STYLE = new URL('./gateway.css', import.meta.url)
const UNKNOWN = 'این پرداخت شناخته نیست. از صفحهٔ پرداخت سرو دوباره آغاز کنید.'
const CHANGED = 'اطلاعات پرداخت دست‌کاری شده است. چیزی از حساب شما کم نشد؛ از سرو دوباره آغاز کنید.'

interface ByToken {
  Params: { token: string }
  Body: { result?: unknown; amount?: unknown } | undefined
}

const resultIn = (body: ByToken['Body']): Result | undefined => RESULTS.find((result) => result === body?.result)

/** The payment gateway's pages, on their own origin (SBX-008…010). */
export function gatewayRoutes(app: FastifyInstance, world: World): void {
  pageAssets(app)
  app.get('/gateway.css', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' })
      .send(await readFile(STYLE)),
  )
  for (const psp of PSPS) pspRoutes(app, world, psp)
}

function pspRoutes(app: FastifyInstance, world: World, psp: Psp): void {
  const { db, clock, host } = world
  const refused = (reply: FastifyReply, status: number, sentence: string) =>
    send(reply.code(status), refusedPage(psp, sentence, host), host)

  app.get<ByToken>(`/${psp.key}/:token/`, async (request, reply) => {
    const session = await current(world, request.params.token)
    if (session === undefined) return refused(reply, 404, UNKNOWN)
    const page =
      session.status === 'WAITING'
        ? payPage(psp, session, later(session.asked_at, PACE.payment))
        : endedPage(psp, session, clock.now())
    return send(reply, page, new URL(session.callback_url).origin)
  })

  app.post<ByToken>(`/${psp.key}/:token/`, async (request: FastifyRequest<ByToken>, reply) => {
    const { token } = request.params
    const known = await current(world, token)
    if (known === undefined) return refused(reply, 404, UNKNOWN)
    const result = resultIn(request.body)
    if (result === undefined || request.body?.amount !== String(known.amount)) return refused(reply, 400, CHANGED)
    await db.transaction((sql) => decide(sql, clock, { token, psp: psp.key, result }))
    const session = await current(world, token)
    if (session === undefined) return refused(reply, 404, UNKNOWN)
    // See Other: the browser's history gets the shop's page in the place of this answer, and a reload does not post again.
    return reply
      .code(303)
      .headers({ location: callbackOf(session, clock.now()), 'cache-control': 'no-store' })
      .send()
  })
}

/** The session after the shop was told what became of it; the shop also asks by itself (F48). */
async function current({ db, clock }: World, token: string): Promise<Session | undefined> {
  const session = await sessionOf(db, token)
  if (session === undefined) return undefined
  try {
    await db.transaction((sql) => askGateway(sql, clock, session.payment_uuid))
  } catch (error) {
    console.error('the shop could not be told about a payment; it will ask:', error)
  }
  return sessionOf(db, token)
}

function send(reply: FastifyReply, page: string, callbackOrigin: string): FastifyReply {
  return reply.headers({ ...PAGE_HEADERS, 'content-security-policy': pagePolicy([callbackOrigin]) }).send(page)
}
