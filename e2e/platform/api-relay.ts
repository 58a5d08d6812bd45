import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Relay before the product API that records what a browser sends it, of itself too: its preflights. */
export interface ApiRelay {
  readonly origin: string
  /** Method and path of every request so far. */
  readonly requests: readonly string[]
  close(): void
}

/** @param api origin of the API */
export async function openApiRelay(api: string): Promise<ApiRelay> {
  const requests: string[] = []
  const server = createServer((received, response) => {
    const { method, url: path = '/', headers } = received
    requests.push(`${method} ${path}`)
    const sent = request(api, { method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    // The sandbox counts nothing of a browser that is gone.
    sent.on('error', () => response.destroy())
    received.pipe(sent)
  }).listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
