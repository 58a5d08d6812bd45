import { Counter, Histogram, type Registry } from 'prom-client'
import type { FinishedRequest } from './request-monitor'

/** Seconds; from a page out of the cache to a call that a person gives up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Counts requests and how long they took. Methods and statuses are left out of the histogram: each would be 17 series more. */
export function httpMetrics(register: Registry): (request: FinishedRequest) => void {
  const requests = new Counter({
    name: 'sarv_http_requests_total',
    help: 'Requests that were answered; status 499 where the client left first.',
    labelNames: ['service', 'method', 'route', 'status'],
    registers: [register],
  })
  const durations = new Histogram({
    name: 'sarv_http_request_duration_seconds',
    help: 'Time until the last byte of a response.',
    labelNames: ['service', 'route'],
    buckets,
    registers: [register],
  })
  return ({ service, method, route, status, ms }) => {
    requests.inc({ service, method, route, status })
    durations.observe({ service, route }, ms / 1000)
  }
}
