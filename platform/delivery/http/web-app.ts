import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import { types } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { describeError } from '../../lib/log/describe-error'
import { tryParseJson } from '../../lib/try-parse-json'
import type { RequestMonitor } from '../../monitoring/request-monitor'
import { discardBody } from './discard-body'
import { requestTarget } from './request-target'
import { routeOf } from './route-of'

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } as const

/** What a route needs is not there yet; the message is for people. */
export class NotReady extends Error {}

/**
 * A Fastify app as the listener of an HTTP server. No request ends the process, no matter what it holds: an invalid target
 * is answered with 400; a throw, a rejection or a file that breaks off is one line in the log, and a 500 if nothing was
 * sent yet. Bodies are JSON, whatever type they claim; undefined where they are none.
 * @param routes adds what the app answers; a read of anything else is a 404, any other method a 405
 * @param log gets the request's id, which the 500 names too, and its route: no query, nothing of a person
 * @param replacementOf the target that takes the place of an invalid one
 * @param monitor is told every request
 */
export function webApp(
  routes: (app: FastifyInstance) => void,
  log: (line: string) => void,
  replacementOf: (request: IncomingMessage) => string | undefined = () => undefined,
  monitor?: RequestMonitor,
): RequestListener {
  const app = fastify({ routerOptions: { maxParamLength: 100_000 } })
  const report = (request: IncomingMessage, error: unknown): string => {
    const { method, url = '' } = request
    const id = monitor?.idOf(request) ?? randomUUID()
    log(`Request ${id} failed: ${method} ${routeOf(url)}: ${describeError(error)}`)
    return id
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, tryParseJson(String(text))))
  if (monitor)
    app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
      monitor.matched(raw, routeOptions.url)
      done()
    })
  app.addHook('onSend', ({ raw, method }, reply, _payload, done) => {
    if (method !== 'GET' && method !== 'HEAD' && !raw.complete) {
      // Fastify closes the connection of a body that is too long, which its sender would meet before it reads why.
      reply.removeHeader('connection')
      discardBody(raw)
    }
    done()
  })
  app.setNotFoundHandler(({ method }, reply) => reply.code(method === 'GET' || method === 'HEAD' ? 404 : 405).send())
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, { raw }, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500) return reply.code(statusCode).send()
    if (error instanceof NotReady)
      return reply
        .code(503)
        .headers({ ...plainText, 'Retry-After': '5' })
        .send(error.message)
    if (isLeft(raw, error)) {
      reply.hijack()
      return void reply.raw.destroy()
    }
    // What the failed route has set; what every response has stays.
    for (const name of Object.keys(reply.getHeaders())) if (!reply.raw.hasHeader(name)) reply.removeHeader(name)
    const id = report(raw, error)
    return reply
      .code(500)
      .headers({ ...plainText, 'X-Request-Id': id })
      .send(`Internal Server Error\nRequest ${id}\n`)
  })
  routes(app)
  // Once the routes have registered everything.
  let starting: Promise<void> | undefined = Promise.resolve()
    .then(() => app.ready())
    .then(() => {
      starting = undefined
    })

  return (request, response) => {
    monitor?.begin(request, response)
    const target = requestTarget(request.url) ?? requestTarget(replacementOf(request))
    if (!target) return void response.writeHead(400, plainText).end('Bad Request\n')
    request.url = target.pathname + target.search
    const breakOff = (error: unknown) => {
      if (!isLeft(request, error)) report(request, error)
      response.destroy()
    }
    response.on('error', breakOff)
    response.on('pipe', (file: Readable) => {
      // Where nothing was sent yet, Fastify has answered.
      file.once('error', (error) => response.headersSent && !response.writableEnded && breakOff(error))
      // The file would stay open for a client that left before the end.
      response.once('close', () => file.destroy())
    })
    if (starting) void starting.then(() => app.routing(request, response))
    else app.routing(request, response)
  }
}

/** Whether nothing failed but the connection: the client has gone before it had sent or got everything. */
function isLeft({ socket }: IncomingMessage, error: unknown): boolean {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined
  return socket.destroyed && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'EPIPE')
}
