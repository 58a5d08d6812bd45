// The process that delivers, so that its imports are many: monitoring, commands, store and guard.
import { readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { shellName } from '../../contract/shell-name'
import { logError, logEvent } from '../../lib/log/process-log'
import { startMonitoring } from '../../monitoring/start-monitoring'
import { commands } from '../cli/commands'
import { openCommandStore } from '../cli/open-command-store'
import { runCommand } from '../cli/run-command'
import { expiryWatch } from '../notify/expiry-watch'
import { notifierFrom } from '../notify/notifier-from'
import { notifyOfChanges } from '../notify/notify-of-changes'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { keepGuarding } from '../store/health/guard-canaries'
import { guardMetrics } from '../store/health/guard-metrics'
import { deliverOffered } from './deliver-offered'
import { stagedRemotes } from './staged-remotes'

/**
 * `platform/delivery/staging/deliver-main.ts`: delivers what the images of staging carry into `SARV_STORE`, as `sarv publish` and
 * `promote` do, and guards canaries. A container offers its build as the newest folder in `SARV_BUILDS/<name>`.
 */
const { SARV_STORE, SARV_BUILDS, SARV_REMOTES } = process.env
if (!SARV_STORE || !SARV_BUILDS) throw new Error('SARV_STORE and SARV_BUILDS each name a folder')
const staged = new Map<string, string | undefined>([[shellName, undefined], ...stagedRemotes(SARV_REMOTES ?? '')])
// As the first process of a container it is ended by a signal only where it says so.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit())

const { registry } = await startMonitoring(process.env, 'delivery')
const notifier = notifierFrom(process.env, registry)
if (notifier) notifyOfChanges(notifier)
const store = await openCommandStore(SARV_STORE)
const keys = catalogueKeysFrom(process.env)
const written = (log: (line: string) => void) => (text: string) => text.trimEnd().split('\n').forEach(log)
const terminal = { out: written(logEvent), err: written(logError) }
const run = async (...line: readonly string[]) => (await runCommand(line, commands, process.env, terminal)) === 0

const guarded = { store, keys, who: 'guard' }
const count = guardMetrics(registry)
const tellExpiry = notifier && expiryWatch(guarded, notifier)
void keepGuarding(guarded, logEvent, (result) => {
  count(result)
  void tellExpiry?.()
})
const tried = new Set<string>()
for (;;) {
  for (const [name, base] of staged) {
    const folder = newestIn(path.join(SARV_BUILDS, name))
    if (folder === undefined || tried.has(folder)) continue
    tried.add(folder)
    await deliverOffered({ store, keys, run }, name, folder, base).catch((error: unknown) =>
      logError(`${name} was not delivered: ${error instanceof Error ? error.message : error}`),
    )
  }
  // What the health of the container is about.
  if (tried.size >= staged.size) writeFileSync(path.join(tmpdir(), 'delivered'), '')
  await passed(1_000)
}

/** The build that was offered last; its folder has the time as its name. */
function newestIn(folder: string): string | undefined {
  const newest = readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .sort()
    .at(-1)
  return newest && path.join(folder, newest)
}
