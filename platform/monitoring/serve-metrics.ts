import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, type Registry } from 'prom-client'
import { describeError } from '../lib/log/describe-error'
import { InvalidSetting } from '../lib/settings/invalid-setting'

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `/metrics` in the text format of Prometheus on a port of its own, where no one from outside comes; the memory,
 * processor and event loop of this process with it.
 * @throws InvalidSetting when the port is taken
 */
export async function serveMetrics(
  register: Registry,
  { port, listenOn, log }: { port: number; listenOn: string; log: (line: string) => void },
): Promise<MetricsServer> {
  collectDefaultMetrics({ register })
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (error) {
      log(`Metrics cannot be collected: ${describeError(error)}`)
      response.writeHead(500).end()
    }
  })
  await listening(server, port, listenOn)
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function listening(server: Server, port: number, listenOn: string): Promise<void> {
  server.listen(port, listenOn)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new InvalidSetting(
      `SARV_METRICS_PORT: port ${port} cannot be used: ${(error as NodeJS.ErrnoException).code}.`,
    )
  }
}
