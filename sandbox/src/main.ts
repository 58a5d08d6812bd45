import { openSandbox } from './app'
import { PortBusy } from './listener'
import { readSettings } from './settings'

const TITLES = { api: 'product API', identity: 'identity provider', gateway: 'payment gateway', inbox: 'SMS inbox' }

try {
  const settings = readSettings(process.env)
  const sandbox = await openSandbox(settings)
  console.log(`sandbox  ${TITLES.api.padEnd(18)}${sandbox.origins.api}`)
  console.log(`sandbox  ${TITLES.identity.padEnd(18)}${sandbox.origins.identity}`)
  console.log(`sandbox  ${TITLES.gateway.padEnd(18)}${sandbox.origins.gateway}`)
  console.log(
    `sandbox  ${TITLES.inbox.padEnd(18)}${sandbox.origins.inbox}${settings.control ? '  (control is on)' : ''}`,
  )
  // To whoever started this process with a channel: the addresses, once they answer.
  process.send?.({ origins: sandbox.origins })

  let stopping = false
  const end = async () => {
    if (stopping) return
    stopping = true
    await sandbox.stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
} catch (error) {
  if (!(error instanceof PortBusy)) throw error
  console.error(`sandbox: ${error.message}`)
  process.exit(1)
}
