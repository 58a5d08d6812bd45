import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { continueTrace, type TraceContext } from './trace-context'

/** A request that was answered, without anything of the person who sent it. */
export interface FinishedRequest {
  readonly service: string
  readonly id: string
  readonly method: string
  /** The pattern of its route, never an address. */
  readonly route: string
  /** 499 where the client left before it had everything. */
  readonly status: number
  readonly ms: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly trace: TraceContext
}

/** Follows the requests of one service from their first line to their last byte. */
export interface RequestMonitor {
  begin(request: IncomingMessage, response: ServerResponse): void
  /** @param pattern as the router has it; undefined for an address without a route */
  matched(request: IncomingMessage, pattern: string | undefined): void
  /** The id of a request, for its log line and its 500; undefined before it began. */
  idOf(request: IncomingMessage): string | undefined
  traceOf(request: IncomingMessage): TraceContext | undefined
}

interface Running {
  readonly id: string
  readonly trace: TraceContext
  route: string
}

/** Methods that have a name in metrics and logs: a sender can invent any number of others. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** As nginx says it. */
const clientLeft = 499
/** Addresses without a route. */
const unmatched = 'unmatched'

/**
 * @param finished is told each request
 * @param nameOf another name for a pattern that stands for several kinds of addresses
 */
export function requestMonitor(
  service: string,
  finished: (request: FinishedRequest) => void,
  nameOf: (pattern: string, request: IncomingMessage) => string = (pattern) => pattern,
): RequestMonitor {
  const running = new WeakMap<IncomingMessage, Running>()
  return {
    begin(request, response) {
      const startedAt = Date.now()
      const from = performance.now()
      const mine = { id: randomUUID(), trace: continueTrace(request.headers.traceparent), route: unmatched }
      running.set(request, mine)
      response.once('close', () =>
        finished({
          ...mine,
          service,
          startedAt,
          method: methods.has(request.method ?? '') ? (request.method ?? '') : 'OTHER',
          status: response.writableFinished ? response.statusCode : clientLeft,
          ms: performance.now() - from,
        }),
      )
    },
    matched(request, pattern) {
      const mine = running.get(request)
      if (mine && pattern !== undefined) mine.route = nameOf(plainPattern(pattern), request)
    },
    idOf: (request) => running.get(request)?.id,
    traceOf: (request) => running.get(request)?.trace,
  }
}

/** A pattern without its conditions. @example plainPattern('/:service(^[a-z]+$)/*') // '/:service/*' */
function plainPattern(pattern: string): string {
  return pattern.replace(/\(\^.*?\$\)/g, '')
}
