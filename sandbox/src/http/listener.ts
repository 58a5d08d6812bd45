import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** HTTP server whose port is taken before its app is ready: requests wait, and a busy port is known at once. */
export interface Listener {
  readonly port: number
  readonly server: Server
  serve(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

/** Port in use: another person listens there already. */
export class PortBusy extends Error {
  constructor(
    readonly service: string,
    readonly port: number,
  ) {
    super(`port ${port} (${service}) is in use; set ${service.toUpperCase()}_PORT to another one`)
  }
}

export async function listen(service: string, port: number, on: string): Promise<Listener> {
  const waiting: Parameters<Handler>[] = []
  let handler: Handler = (...both) => void waiting.push(both)
  const server = createServer((request, response) => handler(request, response))
  // After Node's five seconds a client that was busy for a moment sends its next request into a closed connection.
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusy(service, port) : error),
    )
    server.listen(port, on, resolve)
  })
  const address = server.address()
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    server,
    async serve(app) {
      await app.ready()
      handler = (request, response) => app.routing(request, response)
      for (const both of waiting.splice(0)) handler(...both)
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
