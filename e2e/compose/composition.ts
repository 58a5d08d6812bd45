import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { busyPorts } from '@sarv/platform/delivery/local/free-ports'

/** Where staging listens under test, each by the variable of docker-compose.yml. */
const ports = {
  HOST_PORT: 3400,
  INVEST_PORT: 3401,
  PMA_PORT: 3402,
  BANK_PORT: 3403,
  RECOMMENDATIONS_PORT: 3404,
  SUPPORT_PORT: 3405,
  API_PORT: 4400,
  IDENTITY_PORT: 4401,
  GATEWAY_PORT: 4402,
  INBOX_PORT: 4403,
  CONSOLE_PORT: 4404,
} as const

const remotes = ['invest', 'pma', 'bank', 'recommendations', 'support'] as const
export const services = ['host', 'delivery', 'sandbox', 'database', ...remotes.map((name) => `remote-${name}`)]

/** What browsers open. */
export const origin = `http://sarv.localhost:${ports.HOST_PORT}`
/** The same and its neighbours for this process, which knows no names below `localhost`. */
export const hostAddress = `http://127.0.0.1:${ports.HOST_PORT}`
export const inboxAddress = `http://127.0.0.1:${ports.INBOX_PORT}`
export const supportAddress = `http://127.0.0.1:${ports.SUPPORT_PORT}`
/** Origin of the console, which only its profile starts. */
export const consoleOrigin = `http://console.sarv.localhost:${ports.CONSOLE_PORT}`
export const consolePassword = 'a password of staging'

const project = 'sarv-test'
const workspace = path.resolve(import.meta.dirname, '../..')
const certificates = process.env.BUILD_CA ?? process.env.NODE_EXTRA_CA_CERTS

/** @throws Error naming the ports that another process holds */
export async function refuseBusyPorts(): Promise<void> {
  const busy = await busyPorts(Object.values(ports))
  if (busy.length > 0) throw new Error(`Port ${busy.join(', ')} is taken by another process.`)
}

/**
 * One command of `docker compose` on the composition under test; its last lines are the error when it fails.
 * @param folder the checkout that it is run from
 */
export function compose(args: readonly string[], folder = workspace): string {
  return run(['compose', '--project-name', project, ...args], folder)
}

/** Runs a command line of `sarv` where an operator of staging does. */
export function sarv(...line: readonly string[]): string {
  return compose(['exec', '-T', 'delivery', 'sarv', ...line])
}

/** What the engine knows of one service's container. */
export function inspect(service: string): ContainerFacts {
  const [facts] = JSON.parse(run(['inspect', idOf(service)], workspace)) as ContainerFacts[]
  if (!facts) throw new Error(`${service} has no container`)
  return facts
}

/** Size of a service's image, uncompressed; bytes. */
export function imageSize(service: string): number {
  return Number(run(['image', 'inspect', '--format', '{{.Size}}', inspect(service).Image], workspace))
}

export interface ContainerFacts {
  readonly Image: string
  readonly State: { readonly Health: { readonly Status: string } }
  readonly Config: { readonly User: string }
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean
    readonly CapDrop: readonly string[]
    readonly SecurityOpt: readonly string[]
    readonly Memory: number
    readonly PidsLimit: number
    readonly NanoCpus: number
    readonly LogConfig: { readonly Config: Readonly<Record<string, string>> }
    readonly PortBindings: Readonly<Record<string, readonly { readonly HostIp: string }[]>>
  }
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, unknown>> }
}

/** The container of a service; changes when it is replaced. */
export function idOf(service: string): string {
  return compose(['ps', '--all', '--quiet', service]).trim()
}

export function isInternal(network: string): boolean {
  return run(['network', 'inspect', '--format', '{{.Internal}}', network], workspace).trim() === 'true'
}

function run(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('docker', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      ...(certificates && existsSync(certificates) ? { BUILD_CA: certificates } : {}),
      SANDBOX_CONTROL: '1',
      SARV_CONSOLE_PASSWORD: consolePassword,
      BUILDKIT_PROGRESS: 'plain',
    },
  })
  if (status !== 0)
    throw new Error(`docker ${args.join(' ')}:\n${`${stdout}${stderr}`.trim().split('\n').slice(-25).join('\n')}`)
  return stdout
}
