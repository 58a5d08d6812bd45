import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from '@jest/globals'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await closeServer(server)
})

/** Serves a listener on a free port until the end of the test. @returns the port */
export async function serveInTest(listener: RequestListener | Server): Promise<number> {
  const server = typeof listener === 'function' ? createServer(listener) : listener
  servers.push(server.listen(0))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Ends a server with its connections, unless it has ended. */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
