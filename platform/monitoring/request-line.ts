import type { LogRecord } from '../lib/log/process-log'
import type { FinishedRequest } from './request-monitor'

/** The line of a request: route and not address, so that it holds no identifier and no query. */
export function requestLine({ service, id, method, route, status, ms, trace }: FinishedRequest): LogRecord {
  const level = status >= 500 ? 'error' : 'info'
  const rounded = Math.round(ms)
  const fields = { service, request_id: id, method, route, status, ms: rounded, trace_id: trace.traceId }
  return { level, text: `${service} ${method} ${route} ${status} ${rounded} ms`, fields, trace }
}
