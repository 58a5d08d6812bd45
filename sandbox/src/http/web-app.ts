import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import type { RequestMonitor } from '@sarv/platform/monitoring/request-monitor'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { DatabaseUnavailable, retryAfterSeconds } from '../db/database-unavailable'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { localize } from '../local-text/localize'
import { commonHeaders } from './common-headers'
import { discardBody } from './discard-body'
import { httpError, toHttpError } from './http-error'
import { requestLanguage } from './request-language'
import { requireStorableRequest } from './storable-text'

const jsonLimit = 2 * 1024 * 1024

/**
 * Base HTTP server of all four services: slashes, health, errors, and a log without personal data.
 * @param requests is told each request
 * @param trustedProxies addresses and networks whose `X-Forwarded-…` headers say who calls
 */
export function webApp(
  service: string,
  requests: RequestMonitor | undefined,
  db: Sql,
  trustedProxies: readonly string[] = [],
): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: jsonLimit,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // The seeds write some paths with a slash at the end and some without (D-26).
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    forceCloseConnections: true,
  })
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    requests?.begin(raw, reply.raw)
    requests?.matched(raw, routeOptions.url)
    reply.headers(commonHeaders)
  })
  // Throws, and so responds with 503, while the database cannot be reached.
  app.get('/healthz', async () => {
    await db.query('select 1')
    return { service, status: 'ok' }
  })
  app.setErrorHandler(async (error, request, reply) => {
    const known = toHttpError(error)
    const language = requestLanguage(request)
    if (known !== undefined) {
      return reply.code(known.status).headers(known.headers).send(localize(known.body, language))
    }
    const status = statusCode(error)
    const isLost = error instanceof DatabaseUnavailable
    if (status >= 500) logError(`${service} ${request.method} ${routePattern(request)} failed: ${describeError(error)}`)
    if (isLost) reply.header('retry-after', retryAfterSeconds)
    return reply.code(status).send({ message: (messageByStatus[status] ?? failure)[language] })
  })
  // Fastify's own handler of unknown addresses would read the body first.
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw httpError(404, noSuchAddress)
  })
  app.addHook('preValidation', requireStorableRequest)
  app.addHook('onSend', async ({ raw }, reply) => {
    // Fastify closes the connection of a body that is too long, which its sender would meet before it reads why.
    if (!raw.complete) reply.removeHeader('connection')
    discardBody(raw)
  })
  return app
}

const noSuchAddress: LocalText = { fa: 'این نشانی وجود ندارد.', en: 'This address does not exist.' }

const failure: LocalText = {
  fa: 'خطایی رخ داده است. دوباره تلاش کنید',
  en: 'Something went wrong. Please try again.',
}

const messageByStatus: Readonly<Record<number, LocalText>> = {
  400: { fa: 'درخواست خوانا نبود.', en: 'The request could not be read.' },
  413: { fa: 'حجم درخواست بیش از اندازهٔ مجاز است.', en: 'The request is larger than allowed.' },
  415: { fa: 'قالب درخواست پذیرفته نیست.', en: 'This format is not accepted.' },
  503: {
    fa: 'سرو برای چند لحظه در دسترس نیست. کمی بعد دوباره تلاش کنید.',
    en: 'Sarv is not available for a moment. Please try again shortly.',
  },
}

function statusCode(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}

/** Log label: the route and not the address; identifiers and queries stay out of the log. */
function routePattern(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}
