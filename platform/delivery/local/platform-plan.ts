import { readFileSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders, remoteNames, workspace } from '../build/packages'
import { compiled, fromSources, type ProcessPlan, type RunningProcess, runProcess } from './run-process'

/** The addresses of one running platform, all on this machine. */
export interface PlatformPorts {
  readonly host: number
  /** By the name of the remote. */
  readonly remotes: Readonly<Record<string, number>>
  readonly sandbox: {
    readonly api: number
    readonly identity: number
    readonly gateway: number
    readonly inbox: number
  }
}

/** `config.port` in the `package.json` of each remote that has one. */
const ownPorts: Readonly<Record<string, number>> = Object.fromEntries(
  remoteFolders()
    .flatMap((folder): [string, number][] => {
      const { config }: Partial<{ config: { port: number } }> = JSON.parse(
        readFileSync(path.join(folder, 'package.json'), 'utf8'),
      )
      return config ? [[path.basename(folder).replace(/^remote-/, ''), config.port]] : []
    })
    .sort(([, one], [, other]) => one - other),
)
/** Where the other remotes are. */
const newcomersPort = 3006

/** The ports of `pnpm start` and `pnpm dev`. From its sources each newcomer is served from a port of its own. */
export const defaultPorts: PlatformPorts = {
  host: 3000,
  remotes: withNewcomers(ownPorts),
  sandbox: { api: 4000, identity: 4001, gateway: 4002, inbox: 4003 },
}

export const originOf = (port: number) => `http://localhost:${port}`

function withNewcomers(named: Readonly<Record<string, number>>): Record<string, number> {
  const newcomers = remoteNames().filter((name) => !(name in named))
  return { ...named, ...Object.fromEntries(newcomers.map((name, index) => [name, newcomersPort + index])) }
}

/** The folder of a remote by its name: `remote-<name>`. */
export function folderOf(name: string): string {
  const folder = remoteFolders().find((other) => path.basename(other) === `remote-${name}`)
  if (!folder) throw new Error(`There is no remote-${name}`)
  return folder
}

/** Every remote of this workspace and the origin of its development server. */
export function developedHere({
  remotes,
}: PlatformPorts): { name: string; port: number; folder: string; base: string }[] {
  return Object.entries(remotes).map(([name, port]) => ({ name, port, folder: folderOf(name), base: originOf(port) }))
}

/** Under which address `pnpm start` serves the versions of a remote, also of one that comes while it runs. */
export function servedAt(name: string): string {
  const port = ownPorts[name]
  return port === undefined ? `${originOf(newcomersPort)}/${name}` : originOf(port)
}

/** Every remote of this workspace and where `pnpm start` serves it. */
export function servedHere(): { folder: string; base: string }[] {
  return remoteNames().map((name) => ({ folder: folderOf(name), base: servedAt(name) }))
}

/** Serves the store of this machine: every remote from an origin of its own, newcomers from one, all by one process. */
export function runRemotes(): Promise<RunningProcess> {
  const remotes = path.join(storeFolder, 'remotes')
  const own = Object.entries(ownPorts).map(([name, port]) => `${port}:${path.join(remotes, name)}`)
  return runProcess({
    name: 'remotes',
    command: compiled('platform/delivery/serve/serve-remotes-main.ts', ...own, `${newcomersPort}:${remotes}`),
    env: {},
    ready: `${originOf(newcomersPort)}/health`,
    aloud: 'errors',
  })
}

/** Serves a remote from its sources. @param findings the folder for what is wrong with them */
export function developRemote(folder: string, port: number, findings: string): Promise<RunningProcess> {
  return runProcess({
    name: path.basename(folder),
    command: fromSources('platform/delivery/local/develop-remote.ts', folder),
    env: { PORT: String(port), SARV_DEVELOPMENT: findings },
    ready: `${originOf(port)}/development/remoteEntry.js`,
    timeout: 300_000,
    aloud: true,
  })
}

/**
 * Serves the shell.
 * @param catalogue where it is, as `SARV_CATALOGUE` says it
 * @param aloud whether its log is shown
 */
export function runHost(
  ports: PlatformPorts,
  catalogue: string,
  env: Environment = {},
  aloud: ProcessPlan['aloud'] = false,
): Promise<RunningProcess> {
  return runProcess({
    name: 'host',
    command: compiled('platform/page/server/main.ts'),
    env: { ...hostEnvironment(ports, catalogue), ...env },
    // A shell without a catalogue is up too, and says in its log why it has none.
    ready: `${originOf(ports.host)}/livez`,
    aloud,
  })
}

/**
 * Serves the shell from its sources.
 * @param catalogue the catalogue's file
 * @param findings the folder of what is wrong with the sources
 */
export function developHost(ports: PlatformPorts, catalogue: string, findings: string): Promise<RunningProcess> {
  return runProcess({
    name: 'host',
    command: fromSources('host/server/development.ts'),
    env: { ...hostEnvironment(ports, catalogue), SARV_GALLERY: '1', SARV_DEVELOPMENT: findings },
    ready: `${originOf(ports.host)}/main.js`,
    timeout: 300_000,
    aloud: true,
  })
}

type Environment = Readonly<Record<string, string>>

/** Pages call the API on the shell's own origin; with any origin in `SARV_API`, on the API's own. */
const isApiOfShell = (process.env.SARV_API || '/') === '/'

function hostEnvironment({ host, sandbox }: PlatformPorts, catalogue: string): Environment {
  return {
    PORT: String(host),
    SARV_CATALOGUE: catalogue,
    SARV_API: isApiOfShell ? '/' : originOf(sandbox.api),
    SARV_API_UPSTREAM: originOf(sandbox.api),
    SARV_IDENTITY: originOf(sandbox.identity),
    // On one machine all clients have one address.
    SARV_PAGES_PER_ADDRESS: '1000',
  }
}

/** Runs the world outside. @param data the folder of its database, kept between runs */
export function runSandbox(ports: PlatformPorts, env: Environment = {}): Promise<RunningProcess> {
  const { api, identity, gateway, inbox } = ports.sandbox
  return runProcess({
    name: 'sandbox',
    command: compiled('sandbox/src/main.ts'),
    env: {
      API_PORT: String(api),
      IDENTITY_PORT: String(identity),
      GATEWAY_PORT: String(gateway),
      INBOX_PORT: String(inbox),
      HOST_ORIGIN: originOf(ports.host),
      SANDBOX_INBOX: '1',
      // On one machine all clients have one address.
      SANDBOX_CODES_PER_DAY: process.env.SANDBOX_CODES_PER_DAY ?? '1000',
      ...(isApiOfShell && { API_ORIGIN: originOf(ports.host) }),
      ...env,
    },
    ready: `${originOf(inbox)}/healthz`,
    opensEarly: true,
    timeout: 300_000,
  })
}

export const dataFolder = path.join(workspace, '.data')

/** The store that `pnpm sarv` works on when no other is named. */
export const storeFolder = path.join(dataFolder, 'store')
