import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { requestedLanguage } from '../../client/i18n/language'
import type { Localized } from '../../contract/manifest-parts'
import { discardBody } from '../../delivery/http/discard-body'
import { routeOf } from '../../delivery/http/route-of'
import { describeError } from '../../lib/log/describe-error'
import type { FinishedCall } from '../../monitoring/create-monitoring'
import { childOf, continueTrace, type TraceContext, traceparentOf } from '../../monitoring/trace-context'
import type { ApiFailure } from './monitoring/host-metrics'
import type { Authorize } from './session/authorize-call'
import { connectUpstream, forwardedHeaders } from './upstream'

/** Milliseconds without a byte; longer than a page waits for a response. */
const idleTimeout = 60_000
/** Bytes that an honest sender may have on its way: the largest form, a file of 5 MB and its fields. */
const maxDiscarded = 6 * 1024 * 1024
/** What the pages wait before they ask an API again that is away; seconds. */
const retryAfterSeconds = 5

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const methodsWithBody: ReadonlySet<string | undefined> = new Set(['POST', 'PATCH'])

/**
 * Headers of one connection and not of the message (RFC 9110, 7.6.1), and headers that only this server may set. The
 * list is fixed: a sender whose `Connection` header names `content-length` would unframe the body, which the API then
 * reads as a request.
 */
const notForwarded = new Set(
  'connection keep-alive proxy-authorization proxy-connection te trailer content-length transfer-encoding upgrade expect host cookie forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-http-method-override x-original-url x-rewrite-url'.split(
    ' ',
  ),
)

/** The credentials of a page that holds its own tokens. */
const ownCredentials = new Set(['authorization', 'dpop'])

/**
 * The headers of a response that are passed on. Others would speak for the shell's origin: cookies, policies, who may
 * read it.
 */
const forwardedBack =
  'content-type content-length content-encoding content-disposition content-language content-range accept-ranges cache-control etag last-modified expires retry-after vary x-accel-buffering'.split(
    ' ',
  )

/** A document of the API that a person opens does not belong to the shell: it runs nothing and sends nothing. */
const ownHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

export interface ApiProxySettings {
  /** Origin of the API. */
  readonly upstream: string
  /** Origin of the shell. */
  readonly self: string
  /** What a person reads while the API does not answer; undefined before a shell was loaded. */
  readonly messages: () => Localized | undefined
  readonly log: (line: string) => void
  readonly monitor?: ProxyMonitor
  /** Adds the token of a session that this server holds, or refuses the call; undefined where pages send their own. */
  readonly authorize?: Authorize
  /** Milliseconds; shorter in tests. */
  readonly timeout?: number
}

/** What is told of forwarded calls. */
export interface ProxyMonitor {
  /** The trace of the request that is forwarded. */
  traceOf(request: IncomingMessage): TraceContext | undefined
  called(call: FinishedCall): void
  failed(reason: ApiFailure): void
}

/** Before a shell was loaded, which has words for people. */
const away: Localized = { fa: 'Service Unavailable', en: 'Service Unavailable' }

/** The paths of the API: its services, and its public files. */
const paths = ['/:service(^[a-z]+$)/api/:version(^v\\d+$)/*', '/static/*']

/** The paths of the API as URL patterns, for the static routes of the service worker. */
export const apiPatterns = ['/*/api/v*/*', '/static/*'] as const

/**
 * Reverse proxy of the product API, for a shell whose pages call it on their own origin: no preflights, and one connection
 * less. Bodies are streamed both ways and nothing of them is kept; a client that goes away ends the API's work too.
 */
export async function apiProxy(app: FastifyInstance, settings: ApiProxySettings): Promise<void> {
  const { log } = settings
  const proxy = createProxy(settings)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  for (const url of paths)
    app.route({
      method: methods,
      url,
      handler(request, reply) {
        reply.hijack()
        proxy(request.raw, reply.raw).catch((error: unknown) => {
          log(`api ${request.method} ${routeOf(request.url)}: ${describeError(error)}`)
          reply.raw.destroy()
        })
      },
    })
}

function createProxy(settings: ApiProxySettings) {
  const { upstream, self, messages, log, monitor, authorize, timeout = idleTimeout } = settings

  const api = connectUpstream(upstream)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '' } = request
    const framing = bodyFraming(request)
    if (typeof framing === 'number') {
      // Only the sender's word says where the next request begins on this connection.
      response.writeHead(framing, { ...ownHeaders, Connection: 'close' }).end()
      return
    }
    const access = await authorize?.(request).catch((error: unknown) => {
      log(`api ${method} ${routeOf(url)}: 503, ${describeError(error)}`)
      monitor?.failed('session')
      return 503 as const
    })
    if (typeof access === 'number') {
      if (!request.complete) discardBody(request, maxDiscarded)
      if (access === 503) respondAway(request, response, access, messages() ?? away)
      else response.writeHead(access, { 'Cache-Control': 'no-store', ...ownHeaders }).end()
      return
    }
    const trace = childOf(monitor?.traceOf(request) ?? continueTrace(request.headers.traceparent))
    const kept = requestHeaders(request, self, authorize !== undefined)
    const headers = { ...kept, ...access, ...framing, traceparent: traceparentOf(trace) }
    const [startedAt, from] = [Date.now(), performance.now()]
    const sent = api.request(url, { method, headers })
    const end = (status?: number) =>
      monitor?.called({ name: `API ${method}`, trace, startedAt, ms: performance.now() - from, status })

    const dropBody = () => {
      request.unpipe(sent)
      sent.destroy()
      if (request.complete) return
      discardBody(request, maxDiscarded)
    }
    const fail = (status: 502 | 504, reason: string) => {
      dropBody()
      if (response.destroyed || response.writableEnded) return
      log(`api ${method} ${routeOf(url)}: ${status}, ${reason}`)
      monitor?.failed(status === 504 ? 'timeout' : 'unreachable')
      if (!response.headersSent) end()
      if (response.headersSent) response.destroy()
      else respondAway(request, response, status, messages() ?? away)
    }
    sent.setTimeout(timeout, () => fail(504, 'no byte for too long'))
    sent.on('error', (error: NodeJS.ErrnoException) => fail(502, error.code ?? error.name))
    sent.on('response', (answer) => {
      sendBack(answer, response)
      if ((answer.statusCode ?? 0) >= 500) monitor?.failed('error')
      answer.once('close', () => end(answer.statusCode))
      // An API that has said everything takes no more of a body, as of a file that is too large.
      answer.once('end', () => sent.writableFinished || dropBody())
    })
    // A client that has left waits for nothing; what was sent whole is read to its end.
    response.once('close', () => response.writableFinished || sent.destroy())
    request.pipe(sent)
  }
}

function sendBack(answer: IncomingMessage, response: ServerResponse): void {
  const kept: OutgoingHttpHeaders = { 'cache-control': 'no-store' }
  for (const name of forwardedBack) if (answer.headers[name] !== undefined) kept[name] = answer.headers[name]
  response.writeHead(answer.statusCode ?? 502, { ...kept, ...ownHeaders })
  // The guard of the server breaks a response off whose source breaks off.
  answer.pipe(response)
}

function respondAway(request: IncomingMessage, response: ServerResponse, status: number, messages: Localized): void {
  const message = messages[requestedLanguage(request.headers['accept-language'])]
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
    ...ownHeaders,
  })
  response.end(JSON.stringify({ message }))
}

/** @param isHeldHere whether this server holds the session: then no page sends a token of its own */
function requestHeaders(request: IncomingMessage, self: string, isHeldHere: boolean): OutgoingHttpHeaders {
  const kept = Object.entries(request.headers).filter(
    ([name]) => !notForwarded.has(name) && !(isHeldHere && ownCredentials.has(name)),
  )
  return {
    // A read of the page's own origin carries none, and the API asks whose page it is.
    origin: self,
    ...Object.fromEntries(kept),
    ...forwardedHeaders(request, self),
  }
}

/**
 * The headers that frame the body for the API: the length that was read, else chunks, and none where a method has no body.
 * @returns the status of the refusal of a body that goes to no API
 */
function bodyFraming({ method, headers }: IncomingMessage): OutgoingHttpHeaders | 400 | 501 {
  const { 'content-length': length = '0', 'transfer-encoding': coding } = headers
  if (!methodsWithBody.has(method)) return coding === undefined && Number(length) === 0 ? {} : 400
  if (coding === undefined) return { 'content-length': length }
  return coding.toLowerCase() === 'chunked' ? { 'transfer-encoding': 'chunked' } : 501
}
