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

/** The ports of `pnpm start`. */
export const usualPorts: PlatformPorts = {
  host: 3000,
  remotes: { invest: 3001, pma: 3002, bank: 3003, recommendations: 3004, support: 3005 },
  sandbox: { api: 4000, identity: 4001, gateway: 4002, inbox: 4003 },
}

export const originOf = (port: number) => `http://localhost:${port}`

/** The folder of a remote by its name: `remote-<name>`. */
export function folderOf(name: string): string {
  const folder = remoteFolders().find((other) => path.basename(other) === `remote-${name}`)
  if (!folder) throw new Error(`There is no remote-${name}`)
  return folder
}

/** Serves what `remote-<name>` was built into, from an origin of its own. */
export function runRemote(name: string, port: number): Promise<RunningProcess> {
  return runProcess({
    name: `remote-${name}`,
    command: ['shared/deploy/serve-remote-main.ts', path.join(folderOf(name), 'dist')],
    env: { PORT: String(port) },
    ready: `${originOf(port)}/health`,
  })
}

/** Serves the shell. @param catalogue the catalogue's file */
export function runHost(
  ports: PlatformPorts,
  catalogue: string,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  return runProcess({
    name: 'host',
    command: ['host/server/main.ts'],
    env: {
      PORT: String(ports.host),
      SARV_CATALOGUE: catalogue,
      SARV_API: originOf(ports.sandbox.api),
      SARV_IDENTITY: originOf(ports.sandbox.identity),
      ...env,
    },
    ready: `${originOf(ports.host)}/health`,
  })
}

/** Runs the world outside. @param data the folder of its database, kept between runs */
export function runSandbox(ports: PlatformPorts, env: Record<string, string> = {}): Promise<RunningProcess> {
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
    ready: `${originOf(inbox)}/health`,
    patience: 120_000,
  })
}

export const dataFolder = path.join(workspace, '.data')
