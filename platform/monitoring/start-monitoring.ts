import { Registry } from 'prom-client'
import { logError, logEvent, logRequest, shapeLog } from '../lib/log/process-log'
import { InvalidSetting } from '../lib/settings/invalid-setting'
import { choiceSetting, portSetting } from '../lib/settings/parse-setting'
import { createMonitoring, type Monitoring } from './create-monitoring'
import { requestLine } from './request-line'
import type { FinishedRequest } from './request-monitor'
import { serveMetrics } from './serve-metrics'

type Environment = Readonly<Record<string, string | undefined>>

export interface RunningMonitoring extends Monitoring {
  close(): Promise<void>
}

/**
 * Sets up what a process tells of itself, by its environment: `SARV_LOG`, `SARV_METRICS_PORT` on the address of
 * `LISTEN_ON`, `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * @param logsRequests whether requests are lines also where lines are text; else only in JSON
 * @throws InvalidSetting
 */
export async function startMonitoring(
  env: Environment,
  service: string,
  { logsRequests = env.SARV_LOG === 'json' } = {},
): Promise<RunningMonitoring> {
  const format = choiceSetting(env, 'SARV_LOG', ['text', 'json'])
  const port = env.SARV_METRICS_PORT ? portSetting(env, 'SARV_METRICS_PORT', 0) : undefined
  const registry = new Registry()
  const otlp = await otlpFrom(env, service, registry)
  shapeLog({ format, service, ...(otlp && { copy: otlp.copy }) })
  const log = (request: FinishedRequest) => {
    const line = requestLine(request)
    if (logsRequests) logRequest(line)
    else otlp?.copy(line)
  }
  const monitoring = createMonitoring({ log, ...(otlp && { tracer: otlp.tracer }) }, registry)
  const listenOn = env.LISTEN_ON ?? '127.0.0.1'
  const server = port === undefined ? undefined : await serveMetrics(registry, { port, listenOn, log: logError })
  if (server) logEvent(`${service} metrics on port ${server.port}`)
  return {
    ...monitoring,
    async close() {
      await Promise.all([server?.close(), otlp?.close()])
    },
  }
}

/** Loaded only where it is set: it is a hundred modules. */
async function otlpFrom(env: Environment, service: string, registry: Registry) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new InvalidSetting(`OTEL_EXPORTER_OTLP_ENDPOINT: expected an address with http or https, got ${endpoint}.`)
  const { openOtlp } = await import('./otlp/open-otlp')
  return openOtlp(endpoint, service, registry)
}
