import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relayTo } from './relay-to'

/** Relay before the product API that records what a browser sends it, of itself too: its preflights. */
export interface ApiRelay {
  readonly origin: string
  /** Method and path of every request so far; a test may empty it. */
  readonly requests: string[]
  /** The same of every request whose whole response has left. */
  readonly answered: string[]
  close(): void
}

/** @param api origin of the API */
export async function openApiRelay(api: string): Promise<ApiRelay> {
  const requests: string[] = []
  const answered: string[] = []
  const relay = relayTo(api)
  const server = createServer((received, response) => {
    const request = `${received.method} ${received.url}`
    requests.push(request)
    response.once('finish', () => answered.push(request))
    relay(received, response)
  }).listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    answered,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
