import { catalogueWarnings } from './catalogue-warnings'
import { createDocumentServer } from './document-server'
import { settingsFrom } from './settings'

const settings = settingsFrom(process.env)
for (const line of catalogueWarnings(settings.catalogue)) process.stderr.write(`${line}\n`)
const server = createDocumentServer(settings)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  process.stderr.write(busy ? `Port ${settings.port} is taken by another process.\n` : `${error.message}\n`)
  process.exitCode = 1
})
server.listen(settings.port, settings.listenOn, () => process.stdout.write(`host ${settings.self}\n`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
