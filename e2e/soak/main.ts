import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from '@sarv/delivery/build/build-all'
import { developedHere, originOf, runHost, runSandbox, usualPorts } from '@sarv/delivery/local/platform-plan'
import type { RunningProcess } from '@sarv/delivery/local/run-process'
import { localCatalogue, writeCatalogue } from '@sarv/delivery/store/catalogue/local-catalogue'
import { startPostgres } from '@sarv/shared/testing/postgres-server'
import { watchPostgres } from '@sarv/shared/testing/postgres-watchdog'
import { call } from './caller'
import { memoryLimit, nodeOptions } from './compose-limits'
import { loadRecord } from './load-record'
import { type MemorySample, memoryTrend } from './memory-trend'
import { residentMemory } from './process-memory'
import { signInPeople } from './session'
import { soakSettings } from './soak-settings'

/**
 * `pnpm test:soak`: document server and sandbox over PostgreSQL, both at once, under callers who never pause. It fails where
 * one response is an error, where a process takes more than docker-compose.yml gives it, or where its memory grows.
 */
const { seconds, callers } = soakSettings(process.env)
/** Of its limit a process may gain so much by the regression line; below five minutes it is still warming up. */
const mostGrowth = 0.05
const judgedFrom = 300
const say = (line: string) => process.stdout.write(`${line}\n`)

const ports = { ...usualPorts, host: 3190, sandbox: { api: 4290, identity: 4291, gateway: 4292, inbox: 4293 } }
const [host, api, identity, inbox] = [ports.host, ports.sandbox.api, ports.sandbox.identity, ports.sandbox.inbox].map(
  originOf,
) as [string, string, string, string]
const limits = { host: memoryLimit('host'), sandbox: memoryLimit('sandbox') }

await buildAll(say)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-soak-'))
const catalogue = path.join(folder, 'catalogue.json')
writeCatalogue(catalogue, localCatalogue(developedHere(ports)))
const postgres = await startPostgres()
watchPostgres(postgres.folder)
const openSandbox = (control: '0' | '1') =>
  runSandbox(ports, {
    DATABASE_URL: postgres.url,
    NODE_OPTIONS: nodeOptions(limits.sandbox),
    SANDBOX_CONTROL: control,
    SANDBOX_LOG: '0',
    SANDBOX_SUBMITS_PER_MINUTE: '100000',
    SANDBOX_SIGN_INS_PER_MINUTE: '100000',
    SANDBOX_CODES_PER_MINUTE: '100000',
    SANDBOX_CODES_PER_DAY: '100000',
  })

const running: RunningProcess[] = []
try {
  const before = await openSandbox('1')
  running.push(before)
  const sessions = await signInPeople(callers, { identity, inbox, host })
  // As staging runs it: without the control endpoint, which keeps what was called.
  await before.stop()
  const sandbox = await openSandbox('0')
  const documents = await runHost(ports, catalogue, { NODE_OPTIONS: nodeOptions(limits.host) })
  running.push(sandbox, documents)
  say(`${callers} callers, ${seconds} s, Node ${process.version}`)

  const records = { host: loadRecord(), api: loadRecord(), identity: loadRecord() }
  const started = performance.now()
  const now = () => (performance.now() - started) / 1000
  const memory: Record<keyof typeof limits, MemorySample[]> = { host: [], sandbox: [] }
  const sampling = setInterval(() => {
    memory.host.push({ at: now(), megabytes: residentMemory(documents.pid) })
    memory.sandbox.push({ at: now(), megabytes: residentMemory(sandbox.pid) })
  }, 1_000)
  await Promise.all(
    sessions.map((session) => call({ host, api, identity, inbox }, records, session, () => now() > seconds)),
  )
  clearInterval(sampling)

  const failures: string[] = []
  const lasted = now()
  for (const [service, record] of Object.entries(records)) {
    const { requests, perSecond, p50, p99, errors, kinds } = record.summary(lasted)
    say(
      `${service.padEnd(9)}${requests} requests, ${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${errors} errors`,
    )
    if (errors > 0) failures.push(`${service}: ${JSON.stringify(kinds)}`)
  }
  for (const [service, samples] of Object.entries(memory) as [keyof typeof limits, MemorySample[]][]) {
    const { peak, slope, growth } = memoryTrend(samples)
    const limit = limits[service]
    say(
      `${service.padEnd(9)}peak ${peak.toFixed(0)} of ${limit} MB, ${slope.toFixed(2)} MB a minute after the warm-up, ${growth.toFixed(1)} MB in all`,
    )
    if (peak > limit) failures.push(`${service} took ${peak.toFixed(0)} MB of ${limit}`)
    if (seconds >= judgedFrom && growth > mostGrowth * limit)
      failures.push(`${service} grew by ${growth.toFixed(1)} MB, more than ${mostGrowth * limit}`)
  }
  for (const failure of failures) say(`FAILED ${failure}`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await Promise.all(running.map((one) => one.stop()))
  await postgres.remove()
  rmSync(folder, { recursive: true })
}
