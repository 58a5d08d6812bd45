import { logError, logRequest, shapeLog } from '../lib/log/process-log'
import { choiceSetting, portSetting } from '../lib/settings/parse-setting'
import { createMonitoring, type Monitoring } from './create-monitoring'
import { requestLine } from './request-line'
import { serveMetrics } from './serve-metrics'

type Environment = Readonly<Record<string, string | undefined>>

export interface RunningMonitoring extends Monitoring {
  close(): Promise<void>
}

/**
 * Sets up what a process tells of itself, by its environment: `SARV_LOG`, `SARV_METRICS_PORT` on the address of `LISTEN_ON`.
 * @param logsRequests whether requests are lines also where lines are text; else only in JSON
 * @throws InvalidSetting
 */
export async function startMonitoring(
  env: Environment,
  service: string,
  { logsRequests = env.SARV_LOG === 'json' } = {},
): Promise<RunningMonitoring> {
  const format = choiceSetting(env, 'SARV_LOG', ['text', 'json'])
  shapeLog({ format, service })
  const log = logsRequests
    ? (request: Parameters<typeof requestLine>[0]) => logRequest(requestLine(request))
    : undefined
  const monitoring = createMonitoring({ ...(log ? { log } : {}) })
  const port = env.SARV_METRICS_PORT ? portSetting(env, 'SARV_METRICS_PORT', 0) : undefined
  const listenOn = env.LISTEN_ON ?? '127.0.0.1'
  const server =
    port === undefined ? undefined : await serveMetrics(monitoring.registry, { port, listenOn, log: logError })
  return { ...monitoring, close: async () => server?.close() }
}
