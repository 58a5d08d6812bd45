import { unknownSettings } from '../../delivery/errors/unknown-settings'
import { notifierFrom } from '../../delivery/notify/notifier-from'
import { keepShellFiles } from '../../delivery/store/versions/shell-files'
import { withTimeout } from '../../lib/async/with-timeout'
import { logError, logEvent } from '../../lib/log/process-log'
import { startProcess } from '../../lib/settings/start-process'
import { startMonitoring } from '../../monitoring/start-monitoring'
import { catalogueWarnings } from './catalogue/catalogue-warnings'
import { createDocumentServer } from './document-server'
import { settingsFrom } from './settings'
import { hasShell } from './shells/shell'

/** Milliseconds that a start waits for the store of former files. */
const keepTimeout = 15_000

const { settings, monitoring, notifier } = await startProcess('host', async () => {
  const read = settingsFrom(process.env)
  const started = await startMonitoring(process.env, 'host')
  return { settings: read, monitoring: started, notifier: notifierFrom(process.env, started.registry) }
})
for (const line of unknownSettings(process.env)) logEvent(line)
for (const line of catalogueWarnings(settings.catalogue)) logEvent(line)
const server = createDocumentServer(settings, logError, monitoring, notifier)

server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE'
  logError(busy ? `Port ${settings.port} is taken by another process.` : error.message)
  process.exitCode = 1
})
// Before the first page: servers that still have another shell may be asked for the files of this one.
if (settings.shellStore && hasShell(settings.files))
  await withTimeout(keepShellFiles(settings.shellStore, settings.files), keepTimeout).catch((error: unknown) =>
    logError(`Files of this shell are not kept for later: ${error instanceof Error ? error.message : error}`),
  )
server.listen(settings.port, settings.listenOn, () => logEvent(`host ${settings.self}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void monitoring.close()
  })
}
