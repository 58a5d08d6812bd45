import { createServer, type RequestListener } from 'node:http'
import { logError, logEvent } from '../../lib/log/process-log'

/** Listens on each of the ports until the process is told to end. When one is taken, all of them end. */
export function listen(listeners: readonly (readonly [port: number, listener: RequestListener])[]): void {
  const servers = listeners.map(([port, listener]) => {
    const server = createServer(listener)
    server.on('error', (error: NodeJS.ErrnoException) => {
      const busy = error.code === 'EADDRINUSE'
      logError(busy ? `Port ${port} is taken by another process.` : error.message)
      process.exitCode = 1
      end()
    })
    return server.listen(port, process.env.LISTEN_ON ?? '127.0.0.1', () => logEvent(`remote http://localhost:${port}`))
  })
  const end = () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
}
