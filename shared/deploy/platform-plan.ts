import path from 'node:path'
import { remoteFolders, workspace } from './packages'
import { type RunningProcess, runProcess } from './run-process'

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

/** The ports of `pnpm start`. A remote that is not named here takes the next free one, in the order of the names. */
export const usualPorts: PlatformPorts = {
  host: 3000,
  remotes: withNewcomers({ invest: 3001, pma: 3002, bank: 3003, recommendations: 3004, support: 3005 }),
  sandbox: { api: 4000, identity: 4001, gateway: 4002, inbox: 4003 },
}

export const originOf = (port: number) => `http://localhost:${port}`

function withNewcomers(named: Record<string, number>): Record<string, number> {
  const names = remoteFolders().map((folder) => path.basename(folder).replace('remote-', ''))
  const last = Math.max(...Object.values(named))
  const newcomers = names.filter((name) => !(name in named)).map((name, index) => [name, last + 1 + index])
  return { ...named, ...Object.fromEntries(newcomers) }
}

/** The folder of a remote by its name: `remote-<name>`. */
export function folderOf(name: string): string {
  const folder = remoteFolders().find((other) => path.basename(other) === `remote-${name}`)
  if (!folder) throw new Error(`There is no remote-${name}`)
  return folder
}

/** Every remote of this workspace and the origin that serves it. */
export function servedHere({ remotes }: PlatformPorts): { folder: string; base: string }[] {
  return Object.entries(remotes).map(([name, port]) => ({ folder: folderOf(name), base: originOf(port) }))
}

/** Serves the versions of a remote in the store of this machine, from an origin of its own. */
export function runRemote(name: string, port: number): Promise<RunningProcess> {
  return runProcess({
    name: `remote-${name}`,
    command: ['shared/deploy/serve-remote-main.ts', path.join(storeFolder, 'remotes', name)],
    env: { PORT: String(port) },
    ready: `${originOf(port)}/health`,
  })
}

/** Serves `remote-<name>` from its sources. */
export function developRemote(name: string, port: number): Promise<RunningProcess> {
  return runProcess({
    name: `remote-${name}`,
    command: ['shared/deploy/develop-remote.ts', folderOf(name)],
    env: { PORT: String(port) },
    ready: `${originOf(port)}/development/remoteEntry.js`,
    patience: 300_000,
    aloud: true,
  })
}

/** Serves the shell. @param catalogue where it is, as `SARV_CATALOGUE` says it */
export function runHost(ports: PlatformPorts, catalogue: string, env: Environment = {}): Promise<RunningProcess> {
  return runProcess({
    name: 'host',
    command: ['host/server/main.ts'],
    env: { ...hostEnvironment(ports, catalogue), ...env },
    ready: `${originOf(ports.host)}/health`,
  })
}

/** Serves the shell from its sources. @param catalogue the catalogue's file */
export function developHost(ports: PlatformPorts, catalogue: string): Promise<RunningProcess> {
  return runProcess({
    name: 'host',
    command: ['host/server/development.ts'],
    env: { ...hostEnvironment(ports, catalogue), SARV_GALLERY: '1' },
    ready: `${originOf(ports.host)}/main.js`,
    patience: 300_000,
    aloud: true,
  })
}

type Environment = Readonly<Record<string, string>>

function hostEnvironment({ host, sandbox }: PlatformPorts, catalogue: string): Environment {
  return {
    PORT: String(host),
    SARV_CATALOGUE: catalogue,
    SARV_API: originOf(sandbox.api),
    SARV_IDENTITY: originOf(sandbox.identity),
  }
}

/** Runs the world outside. @param data the folder of its database, kept between runs */
export function runSandbox(ports: PlatformPorts, env: Environment = {}): Promise<RunningProcess> {
  const { api, identity, gateway, inbox } = ports.sandbox
  return runProcess({
    name: 'sandbox',
    command: ['sandbox/src/main.ts'],
    env: {
      API_PORT: String(api),
      IDENTITY_PORT: String(identity),
      GATEWAY_PORT: String(gateway),
      INBOX_PORT: String(inbox),
      HOST_ORIGIN: originOf(ports.host),
      ...env,
    },
    ready: `${originOf(inbox)}/healthz`,
    patience: 300_000,
  })
}

export const dataFolder = path.join(workspace, '.data')

/** The store that `pnpm sarv` works on when no other is named. */
export const storeFolder = path.join(dataFolder, 'store')
