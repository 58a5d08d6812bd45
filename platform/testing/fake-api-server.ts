import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface Arrived {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface AnsweringServer {
  readonly origin: string
  /** Everything that arrived, oldest first. */
  readonly arrived: Arrived[]
  close(): Promise<void>
}

/** Stub HTTP server on a free port of this machine, which answers as the test says and remembers what arrived. */
export async function startAnswering(
  answer: (request: Arrived, response: ServerResponse) => void,
): Promise<AnsweringServer> {
  const arrived: Arrived[] = []
  const server = createServer(async (incoming, response) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: Buffer.concat(pieces).toString() }
    arrived.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Answers with JSON, which pages of any origin may read. */
export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  const common = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  response.writeHead(status, { ...common, ...headers }).end(JSON.stringify(body))
}
