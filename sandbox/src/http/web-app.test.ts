import { expect, test } from '@jest/globals'
import { createMonitoring } from '@sarv/platform/monitoring/create-monitoring'
import { requestLine } from '@sarv/platform/monitoring/request-line'
import { serveInTest } from '@sarv/platform/testing/serve-in-test'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import type { Sql } from '../db/sql'
import { webApp } from './web-app'

const db: Sql = { query: async () => [] } as unknown as Sql

test('SBX-131 SBX-132 each request of the sandbox counts, and its line has service, route and trace of the caller', async () => {
  const lines: unknown[] = []
  const monitoring = createMonitoring({ log: (request) => lines.push(requestLine(request).fields) })
  const app = webApp('gateway', monitoring.requestsOf('gateway'), db)
  app.get('/payments/:id', async () => ({}))
  await app.ready()
  const port = await serveInTest((request, response) => app.routing(request, response))
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
  await fetch(`http://localhost:${port}/payments/11602?amount=5`, { headers })
  await fetch(`http://localhost:${port}/metrics`)
  await waitUntil(() => lines.length === 2)
  expect(lines).toMatchObject([
    { service: 'gateway', method: 'GET', route: '/payments/:id', status: 200, trace_id: traceId },
    { service: 'gateway', route: 'unmatched', status: 404 },
  ])
  const text = await monitoring.registry.metrics()
  expect(text).toContain(
    'sarv_http_requests_total{service="gateway",method="GET",route="/payments/:id",status="200"} 1',
  )
  expect(text).not.toContain('11602')
})
