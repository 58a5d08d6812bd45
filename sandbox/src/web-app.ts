import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Refusal } from './api/refuse'
import type { Service } from './settings'

const JSON_LIMIT = 2 * 1024 * 1024

/** A Fastify with what all four services share: slashes, health, refusals, and a log without personal data. */
export function webApp(service: Service, log: boolean): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: JSON_LIMIT,
    // The seeds write some paths with a slash at the end and some without (D-26).
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    forceCloseConnections: true,
  })
  app.get('/healthz', async () => ({ service, status: 'ok' }))
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.body)
    const status = statusOf(error)
    if (status >= 500) console.error(`${service} ${request.method} ${routeOf(request)} failed:`, error)
    return reply.code(status).send({ message: SENTENCES[status] ?? 'خطایی رخ داده است. دوباره تلاش کنید' })
  })
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ detail: 'این نشانی وجود ندارد.' }))
  if (log) {
    app.addHook('onResponse', async (request, reply) => {
      console.log(
        `${service} ${request.method} ${routeOf(request)} ${reply.statusCode} ${Math.round(reply.elapsedTime)} ms`,
      )
    })
  }
  return app
}

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'درخواست خوانا نبود.',
  413: 'حجم درخواست بیش از اندازهٔ مجاز است.',
  415: 'قالب درخواست پذیرفته نیست.',
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}

/** The route and not the address: identifiers and queries stay out of the log. */
function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}
