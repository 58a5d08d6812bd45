import { logError, logEvent } from '@sarv/platform/lib/log/process-log'
import { InvalidSetting } from '@sarv/platform/lib/settings/invalid-setting'
import { startMonitoring } from '@sarv/platform/monitoring/start-monitoring'
import { openSandbox } from './app'
import { readSettings, type Settings } from './context/settings'
import { DataUnusable } from './db/data-unusable'
import { PortBusy } from './http/listener'

const serviceTitles = {
  api: 'product API',
  identity: 'identity provider',
  gateway: 'payment gateway',
  inbox: 'SMS inbox',
}

const inboxState = ({ inbox, control }: Settings) => (control ? '  (control is on)' : inbox ? '' : '  (off)')

try {
  const settings = readSettings(process.env)
  const monitoring = await startMonitoring(process.env, 'sandbox', { logsRequests: settings.log })
  const sandbox = await openSandbox(settings, monitoring)
  logEvent(`sandbox  ${serviceTitles.api.padEnd(18)}${sandbox.origins.api}`)
  logEvent(`sandbox  ${serviceTitles.identity.padEnd(18)}${sandbox.origins.identity}`)
  logEvent(`sandbox  ${serviceTitles.gateway.padEnd(18)}${sandbox.origins.gateway}`)
  logEvent(`sandbox  ${serviceTitles.inbox.padEnd(18)}${sandbox.origins.inbox}${inboxState(settings)}`)
  // Sends the addresses, once they respond, to the process that started this process with a channel.
  process.send?.({ origins: sandbox.origins })

  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await sandbox.stop()
    await monitoring.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
} catch (error) {
  if (!(error instanceof PortBusy || error instanceof InvalidSetting || error instanceof DataUnusable)) throw error
  logError(`sandbox: ${error.message}`)
  process.exit(1)
}
