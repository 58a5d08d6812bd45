import { createServer } from 'node:http'
import { serveRemote } from './serve-remote'

/** `tsx shared/deploy/serve-remote-main.ts <build folder>` with PORT: one remote on an origin of its own. */
const folder = process.argv[2]
const port = Number(process.env.PORT)
if (!folder || !port) throw new Error('Which build, and on which PORT?')

const server = createServer(serveRemote(folder))
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  process.stderr.write(busy ? `Port ${port} is taken by another process.\n` : `${error.message}\n`)
  process.exitCode = 1
})
server.listen(port, () => process.stdout.write(`remote http://localhost:${port}\n`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
