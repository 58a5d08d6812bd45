import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { logError, logEvent } from '@sarv/shared/internal/log/process-log'
import { serveRemote } from './serve-remote'
import { serveVersions } from './serve-versions'

/**
 * `tsx delivery/serve/serve-remote-main.ts <folder>` with PORT, and LISTEN_ON for others than this machine: one remote on an origin of its own, from the folder of one
 * build, or from that of its versions in a store; or every remote of a store, from the folder of all of them.
 */
const folder = process.argv[2]
const port = Number(process.env.PORT)
if (!folder || !port) throw new Error('Which build, and on which PORT?')

const server = createServer(
  existsSync(path.join(folder, 'platform.json')) ? serveRemote(folder) : serveVersions(folder),
)
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  logError(busy ? `Port ${port} is taken by another process.` : error.message)
  process.exitCode = 1
})
server.listen(port, process.env.LISTEN_ON ?? '127.0.0.1', () => logEvent(`remote http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
