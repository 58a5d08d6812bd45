import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from '@jest/globals'
import { workspace } from '../../delivery/build/packages'
import { writeShell } from '../../page/server/testing/shell-fixture'
import { freePort } from '../../testing/free-port'
import { serveInTest } from '../../testing/serve-in-test'
import { waitUntil } from '../../testing/wait-until'
import { startMonitoring } from '../start-monitoring'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-otlp-'))
const running: ChildProcess[] = []
afterAll(() => {
  for (const one of running) one.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

interface Attribute {
  readonly key: string
  readonly value: object
}
interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly Attribute[]
}
interface LogRecord {
  readonly traceId?: string
  readonly body: { readonly stringValue: string }
}
interface Metric {
  readonly name: string
  readonly sum?: object
  readonly histogram?: { readonly dataPoints: readonly { readonly count: number; readonly bucketCounts: number[] }[] }
}
interface Received {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
  readonly resourceLogs?: readonly { readonly scopeLogs: readonly { readonly logRecords: readonly LogRecord[] }[] }[]
  readonly resourceMetrics?: readonly { readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[] }[]
}

/** A collector, and an API that it watches. */
async function openReceivers() {
  const received: Received[] = []
  const traceparents: unknown[] = []
  const collector = await serveInTest(
    createServer(async (request, response) => {
      received.push(JSON.parse(await text(request)))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    }),
  )
  const api = await serveInTest(
    createServer((request, response) => {
      traceparents.push(request.headers.traceparent)
      response.end('{}')
    }),
  )
  return { received, traceparents, collector: `http://localhost:${collector}`, api: `http://localhost:${api}` }
}

test('PLT-103 where OTEL_EXPORTER_OTLP_ENDPOINT is set a collector gets the span of a call with that of its API, metrics and lines', async () => {
  const { received, traceparents, collector, api } = await openReceivers()
  const file = path.join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify({ revision: 1, issued: '', remotes: [] }))
  const port = await freePort()
  // The compiled program, as it is delivered: OpenTelemetry is loaded by it, and by none of the test.
  const host = spawn(process.execPath, ['platform/delivery/compile/run.js', 'platform/page/server/main.ts'], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SARV_FILES: writeShell(path.join(folder, 'shell')),
      SARV_CATALOGUE: file,
      SARV_API_UPSTREAM: api,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    },
  })
  running.push(host)
  const ended = once(host, 'exit')
  await waitUntil(() =>
    fetch(`http://localhost:${port}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const page = '00f067aa0ba902b7'
  const headers = { traceparent: `00-${traceId}-${page}-01`, Authorization: 'Bearer secret' }
  const call = await fetch(`http://localhost:${port}/general/api/v1/home/?code=secret`, { headers })
  await call.text()
  await (await fetch(`http://localhost:${port}/home`)).text()
  host.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  const spans = received.flatMap(({ resourceSpans = [] }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
  )
  const server = spans.find(({ name }) => name === 'GET /:service/api/:version/*')
  const client = spans.find(({ name }) => name === 'API GET')
  expect(server).toMatchObject({ traceId, parentSpanId: page, kind: 2 })
  expect(client).toMatchObject({ traceId, parentSpanId: server?.spanId, kind: 3 })
  expect(traceparents).toEqual([`00-${traceId}-${client?.spanId}-01`])
  expect(spans.find(({ name }) => name === 'GET page')?.traceId).toMatch(/^(?!4bf92f35)[\da-f]{32}$/)

  const metrics = received.flatMap(({ resourceMetrics = [] }) =>
    resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((one) => one.metrics)),
  )
  expect(metrics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sarv_http_requests_total', 'sarv_catalogue_revision']),
  )
  const [points] =
    metrics.find(({ name }) => name === 'sarv_http_request_duration_seconds')?.histogram?.dataPoints ?? []
  expect(points?.count).toBe(1)
  expect(points?.bucketCounts.reduce((sum, count) => sum + Number(count), 0)).toBe(1)

  const lines = received.flatMap(({ resourceLogs = [] }) =>
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap((one) => one.logRecords)),
  )
  expect(lines.map(({ body, traceId }) => [body.stringValue.replace(/\d+ ms/, 'ms'), traceId])).toContainEqual([
    'host GET /:service/api/:version/* 200 ms',
    traceId,
  ])
  expect(JSON.stringify(received)).not.toContain('secret')
})

test('PLT-103 an endpoint that is not an address ends the start with one line', async () => {
  await expect(startMonitoring({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'host')).rejects.toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT: expected an address/,
  )
})
