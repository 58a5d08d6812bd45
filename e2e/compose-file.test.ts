import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parseTrustedProxies } from '@sarv/platform/lib/settings/trusted-proxies'
import { parse } from 'yaml'

interface Service {
  readonly environment?: Readonly<Record<string, string | number>>
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly volumes?: readonly string[]
  readonly cpus?: number
  readonly mem_limit?: string
  readonly pids_limit?: number
  readonly logging?: unknown
}

const file = path.resolve(import.meta.dirname, '../docker-compose.yml')
const { services } = parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Record<string, Service> }
const mounts = (service: string) => services[service]?.volumes ?? []
const setting = (service: string, name: string) => services[service]?.environment?.[name]

test('T2 staging runs signed: the host has the public half, and a volume for the catalogue that it keeps', () => {
  for (const service of ['keys', 'delivery'])
    expect(setting(service, 'SARV_SIGNING_KEY')).toBe('/run/signing/signing-key.json')
  for (const service of ['keys', 'host'])
    expect(setting(service, 'SARV_CATALOGUE_KEY')).toBe('/run/checking/catalogue-key.json')
  expect(setting('host', 'SARV_CATALOGUE_KEEP')).toBe('/kept/catalogue.json')
  expect(mounts('host')).toEqual(['store:/store', 'catalogue-key:/run/checking:ro', 'kept-catalogue:/kept'])
})

test('T2 the private half is written where it is made, read where it signs, and nowhere else', () => {
  const readers = Object.keys(services).filter((service) =>
    mounts(service).some((one) => one.startsWith('signing-key:')),
  )
  expect(readers).toEqual(['keys', 'delivery', 'console'])
  expect(mounts('keys')).toContain('signing-key:/run/signing')
  for (const service of ['delivery', 'console']) expect(mounts(service)).toContain('signing-key:/run/signing:ro')
})

test('T3 each remote offers its own builds and no others, and only reads the store', () => {
  const remotes = Object.keys(services).filter((service) => service.startsWith('remote-'))
  expect(remotes).toHaveLength(5)
  for (const service of remotes) {
    const name = service.slice('remote-'.length)
    expect(mounts(service)).toEqual([`${name}-build:/build`, 'store:/store:ro'])
    expect(mounts('delivery')).toContain(`${name}-build:/builds/${name}:ro`)
  }
})

test('PLT-009 two document servers stand behind the balancer, which alone is reached under their address', () => {
  const balanced = Object.keys(services).filter((service) => services[service]?.profiles?.includes('balanced'))
  expect(balanced).toEqual(['second-host', 'balancer'])
  expect(services['second-host']?.ports).toEqual([])
  const conf = readFileSync(path.resolve(import.meta.dirname, '../staging/balancer.conf'), 'utf8')
  expect([...conf.matchAll(/^ {4}server (\S+):3000 /gm)].map(([, server]) => server)).toEqual(['host', 'second-host'])
  const settings = readFileSync(path.resolve(import.meta.dirname, '../staging/balanced.env'), 'utf8')
  const named = Object.fromEntries(settings.split('\n').map((line) => line.split('=')))
  expect(named.COMPOSE_PROFILES).toBe('balanced')
  expect(parseTrustedProxies('SARV_TRUSTED_PROXIES', named.SARV_TRUSTED_PROXIES)).toEqual(['uniquelocal'])
  expect(services.host?.ports?.[0]).toMatch(/^127\.0\.0\.1:\$\{HOST_DIRECT_PORT:-\$\{HOST_PORT:-3000\}\}:3000$/)
  expect(services.balancer?.ports?.[0]).toMatch(/^127\.0\.0\.1:\$\{HOST_PORT:-3000\}:8080$/)
  expect(named.HOST_DIRECT_PORT).not.toBe('3000')
})

test.each(['balancer.conf', 'remote.conf'])('T23 the log of %s has no query of a request', (name) => {
  const conf = readFileSync(path.resolve(import.meta.dirname, '../staging', name), 'utf8')
  const formats = [...conf.matchAll(/^ *log_format .*$/gm)].join()
  expect(formats).toContain('$request_method $uri"')
  expect(formats).not.toMatch(/\$(request|request_uri|args|query_string|arg_\w+|http_referer|http_cookie)\b/)
})

test('T23 the balancer, to which codes of /callback come, logs no failed request with its whole address', () => {
  const conf = readFileSync(path.resolve(import.meta.dirname, '../staging/balancer.conf'), 'utf8')
  expect(conf).toMatch(/^error_log \S+ crit;$/m)
})

test('PLT-009 of two document servers each keeps a catalogue of its own, and both sign pages with one key', () => {
  const kept = ['host', 'second-host'].map((service) => mounts(service).find((one) => one.endsWith(':/kept')))
  expect(new Set(kept).size).toBe(2)
  // Old tabs of either ask whichever responds (F25).
  for (const service of ['host', 'second-host']) expect(mounts(service)).toContain('store:/store')
  expect(services['second-host']?.environment).toEqual(services.host?.environment)
  for (const service of ['keys', 'host', 'second-host'])
    expect(setting(service, 'SARV_PAGE_KEY_FILE')).toBe('/run/checking/page-key')
})

test('PLT-009 the console is there only by its profile, on this machine, and has its password from outside', () => {
  expect(services.console?.profiles).toEqual(['console'])
  expect(services.console?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:\$\{CONSOLE_PORT:-4600\}:4600$/)])
  expect(setting('console', 'SARV_CONSOLE_PASSWORD')).toMatch(/^\$\{SARV_CONSOLE_PASSWORD:-\}$/)
})

test('PLT-098 PLT-100 in staging metrics are for the internal network alone, and lines are JSON', () => {
  for (const service of ['host', 'second-host', 'delivery', 'console', 'sandbox']) {
    expect([service, setting(service, 'SARV_METRICS_PORT')]).toEqual([service, 9464])
    expect([service, setting(service, 'SARV_LOG')]).toEqual([service, `\${SARV_LOG:-json}`])
  }
  const published = Object.values(services).flatMap(({ ports = [] }) => ports)
  expect(published.length).toBeGreaterThan(5)
  expect(published.filter((port) => port.includes('9464'))).toEqual([])
  const image = readFileSync(path.resolve(import.meta.dirname, '../staging/Dockerfile'), 'utf8')
  expect(image).toMatch(/^ENV SARV_LOG=json$/m)
})

test('T23 the logs of every service of staging end at thirty megabytes', () => {
  expect(Object.keys(services).length).toBeGreaterThan(8)
  for (const { logging } of Object.values(services))
    expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } })
})

test('PLT-009 every service of staging has limits of processors, memory and processes', () => {
  for (const [name, { cpus = 0, mem_limit, pids_limit }] of Object.entries(services)) {
    expect([name, cpus > 0 && cpus <= 1]).toEqual([name, true])
    expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+m$/)])
    // A browser is a hundred threads.
    expect([name, pids_limit]).toEqual([name, ['delivery', 'console'].includes(name) ? 512 : 128])
  }
})
