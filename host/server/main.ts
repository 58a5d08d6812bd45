import { unknownSettings } from '@sarv/delivery/errors/unknown-settings'
import { logError, logEvent } from '@sarv/shared/internal/log/process-log'
import { startProcess } from '@sarv/shared/internal/settings/start-process'
import { catalogueWarnings } from './catalogue-warnings'
import { createDocumentServer } from './document-server'
import { settingsFrom } from './settings'

for (const line of unknownSettings(process.env)) logEvent(line)
const settings = await startProcess('host', () => settingsFrom(process.env))
for (const line of catalogueWarnings(settings.catalogue)) logEvent(line)
const server = createDocumentServer(settings)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  logError(busy ? `Port ${settings.port} is taken by another process.` : error.message)
  process.exitCode = 1
})
server.listen(settings.port, settings.listenOn, () => logEvent(`host ${settings.self}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
}
