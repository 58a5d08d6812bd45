import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildAll } from '@sarv/platform/delivery/build/build-all'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { defaultPorts, developedHere, originOf, runHost, runSandbox } from '@sarv/platform/delivery/local/platform-plan'
import type { RunningProcess } from '@sarv/platform/delivery/local/run-process'
import { localCatalogue, writeCatalogue } from '@sarv/platform/delivery/store/catalogue/local-catalogue'
import { mapConcurrent } from '@sarv/platform/delivery/store/map-concurrent'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn, type Tokens, testClient } from '@sarv/platform/testing/sign-in'
import { startPostgres } from '@sarv/shared/testing/postgres-server'
import { watchPostgres } from '@sarv/shared/testing/postgres-watchdog'
import autocannon, { type Request } from 'autocannon'
import { parse } from 'yaml'
import { type MemorySample, memoryTrend } from './memory-trend'

/**
 * `pnpm test:soak`: document server and sandbox over PostgreSQL, all at once, under callers that never pause and renew their
 * tokens. Fails on one error response, on more memory than docker-compose.yml allows, and on memory that grows.
 */
const seconds = countFrom('SARV_SOAK_SECONDS', 600)
const callers = countFrom('SARV_SOAK_CALLERS', 200)
/** Share of its limit that a process may grow by the regression line; below five minutes it is still warming up. */
const maxGrowth = 0.05
const minJudgedSeconds = 300
const say = (line: string) => process.stdout.write(`${line}\n`)

const ports = { ...defaultPorts, host: 3190, sandbox: { api: 4290, identity: 4291, gateway: 4292, inbox: 4293 } }
const { api, identity, inbox } = ports.sandbox
const limits = { host: memoryLimit('host'), sandbox: memoryLimit('sandbox') }

/** What one visit asks of the API: the shell's reads, then those of the pages that are opened most. */
const reads = [
  '/onboarding/api/v1/profile/',
  '/general/api/v1/navigation/',
  '/general/api/v1/home/',
  '/fund/api/v1/user_asset/',
  '/fund/api/v1/info/funds/',
  '/fund/api/v1/orders/',
  '/pma/api/v1/portfolio/all/',
  '/bank/api/v1/account/accounts-with-onb/',
  '/general/api/v1/faq/',
]

await buildAll(say)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-soak-'))
const catalogue = path.join(folder, 'catalogue.json')
writeCatalogue(catalogue, localCatalogue(developedHere(ports)))
const postgres = await startPostgres()
watchPostgres(postgres.folder)
const running: RunningProcess[] = []
const openSandbox = async (control: '0' | '1') => {
  const sandbox = await runSandbox(ports, {
    DATABASE_URL: postgres.url,
    NODE_OPTIONS: nodeOptions(limits.sandbox),
    SANDBOX_CONTROL: control,
    SANDBOX_LOG: '0',
    SANDBOX_SUBMITS_PER_MINUTE: '100000',
    SANDBOX_SIGN_INS_PER_MINUTE: '100000',
    SANDBOX_CODES_PER_MINUTE: '100000',
    SANDBOX_CODES_PER_DAY: '100000',
  })
  running.push(sandbox)
  return sandbox
}

try {
  const before = await openSandbox('1')
  const sessions: Tokens[] = []
  await mapConcurrent([...Array(callers).keys()], 10, async (caller) => {
    const { mobile } = await freshPerson(originOf(inbox), { kind: 'investor' })
    sessions[caller] = await signIn(originOf(identity), originOf(inbox), mobile, originOf(ports.host))
  })
  // Runs as on staging: without the control endpoint, which keeps what was called.
  await before.stop()
  const sandbox = await openSandbox('0')
  const documents = await runHost(ports, catalogue, { NODE_OPTIONS: nodeOptions(limits.host) })
  running.push(documents)
  say(`${callers} callers, ${seconds} s, Node ${process.version}`)

  const refused = new Map<string, number>()
  const refuse = (name: string) => void refused.set(name, (refused.get(name) ?? 0) + 1)
  const request = (one: Request, read?: (body: string) => void): Request => ({
    ...one,
    onResponse(status, body) {
      const name = `${one.method ?? 'GET'} ${one.path} ${status}`
      if (status >= 400) refuse(name)
      else read?.(body)
    },
  })
  let script = '/home'
  const page = request({ path: '/home' }, (body) => {
    script = /<script type="module" src="([^"]+)"/.exec(body)?.[1] ?? '/no-script-in-the-page'
  })
  const event = { event: 'page_visit', facts: { page: 'home' }, user: null, at: new Date().toISOString() }
  const callsOf = (caller: number): Request[] => {
    const signed = (one: Request) => ({
      ...one,
      headers: { ...one.headers, authorization: `Bearer ${sessions[caller]?.access_token}` },
    })
    const headers = { 'content-type': 'application/json' }
    return [
      ...reads.map((path): Request => ({ path })),
      { method: 'POST' as const, path: '/general/api/v1/analytics/', headers, body: JSON.stringify(event) },
    ].map((one) => request({ ...one, setupRequest: signed }))
  }
  const renew = async (caller: number) => {
    const form = {
      grant_type: 'refresh_token',
      client_id: testClient.id,
      refresh_token: sessions[caller]?.refresh_token ?? '',
    }
    const response = await fetch(`${originOf(identity)}/token`, { method: 'POST', body: new URLSearchParams(form) })
    if (response.ok) sessions[caller] = (await response.json()) as Tokens
    else refuse(`POST /token ${response.status}`)
  }
  /** Each connection is a caller with requests of its own. */
  const load = (port: number, requestsOf: (caller: number) => Request[]) => {
    let connected = 0
    return autocannon({
      url: originOf(port),
      connections: callers,
      duration: seconds,
      timeout: 60,
      setupClient: (client) => client.setRequests(requestsOf(connected++)),
    })
  }

  const memory: Record<keyof typeof limits, MemorySample[]> = { host: [], sandbox: [] }
  const started = performance.now()
  const sampling = setInterval(() => {
    const at = (performance.now() - started) / 1_000
    memory.host.push({ at, megabytes: residentMemory(documents.pid) })
    memory.sandbox.push({ at, megabytes: residentMemory(sandbox.pid) })
  }, 1_000)
  // Each caller at six tenths of the life of its token, as the app does.
  const lifetime = (sessions[0]?.expires_in ?? 0) * 600
  const renewals: Promise<void>[] = []
  const renewing = setInterval(() => renewals.push(renew(renewals.length % callers)), lifetime / callers)
  const loads = {
    host: load(ports.host, () => [
      page,
      ...['/versions', '/sw.js', '/manifest.webmanifest'].map((path) => request({ path })),
      request({ path: 'script', setupRequest: (one) => ({ ...one, path: script }) }),
    ]),
    api: load(api, callsOf),
  }
  const failures: string[] = []
  for (const [service, ended] of Object.entries(loads)) {
    const { requests, latency, errors, timeouts } = await ended
    say(
      `${service.padEnd(9)}${requests.total} requests, ${requests.average} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
    )
    if (errors + timeouts > 0) failures.push(`${service}: ${errors} connection errors, ${timeouts} time-outs`)
  }
  clearInterval(sampling)
  clearInterval(renewing)
  await Promise.all(renewals)
  say(`identity ${renewals.length} renewals`)
  for (const [name, count] of refused) failures.push(`${name}: ${count}`)
  for (const service of ['host', 'sandbox'] as const) {
    const { peak, slope, growth } = memoryTrend(memory[service])
    const limit = limits[service]
    say(
      `${service.padEnd(9)}peak ${peak.toFixed(0)} of ${limit} MB, ${slope.toFixed(2)} MB a minute after the warm-up, ${growth.toFixed(1)} MB in all`,
    )
    if (peak > limit) failures.push(`${service} memory: expected at most ${limit} MB, got ${peak.toFixed(0)}`)
    if (seconds >= minJudgedSeconds && growth > maxGrowth * limit)
      failures.push(`${service} growth: expected at most ${maxGrowth * limit} MB, got ${growth.toFixed(1)}`)
  }
  for (const failure of failures) say(`FAILED ${failure}`)
  if (failures.length > 0) process.exitCode = 1
} finally {
  await Promise.all(running.map((one) => one.stop()))
  await postgres.remove()
  rmSync(folder, { recursive: true })
}

function countFrom(name: string, byDefault: number): number {
  const text = process.env[name] || String(byDefault)
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`Invalid ${name}: expected an integer from 1, got ${text}.`)
  return Number(text)
}

/** The memory that docker-compose.yml gives to a service, megabytes. */
function memoryLimit(service: string): number {
  const { services } = parse(readFileSync(path.join(workspace, 'docker-compose.yml'), 'utf8'), { merge: true })
  return Number(/^(\d+)m$/.exec(services[service].mem_limit)?.[1])
}

/** The heap that Node allows itself in a container of so much memory: half of it. */
function nodeOptions(megabytes: number): string {
  return `--max-old-space-size=${megabytes / 2}`
}

/** Resident memory of a process and of those that it started, megabytes. */
function residentMemory(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024 + children.reduce((sum, child) => sum + residentMemory(Number(child)), 0)
}
