import type { IncomingMessage } from 'node:http'
import { Registry } from 'prom-client'
import { httpMetrics } from './http-metrics'
import { type FinishedRequest, type RequestMonitor, requestMonitor } from './request-monitor'
import type { TraceContext } from './trace-context'

/** A call of another service, as part of a request. */
export interface FinishedCall {
  readonly name: string
  readonly trace: TraceContext
  /** Undefined where none came. */
  readonly status: number | undefined
  /** Milliseconds since 1970, and how long it took. */
  readonly startedAt: number
  readonly ms: number
}

/** Where traces go. */
export interface Tracer {
  request(request: FinishedRequest): void
  call(call: FinishedCall): void
}

/** What a process tells of itself: metrics, a line for each request, traces. */
export interface Monitoring {
  readonly registry: Registry
  requestsOf(service: string, nameOf?: (pattern: string, request: IncomingMessage) => string): RequestMonitor
  called(call: FinishedCall): void
}

/** @param sinks what gets each request beside the metrics */
export function createMonitoring(
  sinks: { log?: (request: FinishedRequest) => void; tracer?: Tracer } = {},
  registry = new Registry(),
): Monitoring {
  const count = httpMetrics(registry)
  const { log, tracer } = sinks
  const finished = (request: FinishedRequest) => {
    count(request)
    log?.(request)
    tracer?.request(request)
  }
  return {
    registry,
    requestsOf: (service, nameOf) => requestMonitor(service, finished, nameOf),
    called: (call) => tracer?.call(call),
  }
}
