import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BuiltFolder } from '../../build/read-build'
import { originOf, runHost, runSandbox } from '../../local/platform-plan'
import { serveRemote } from '../../serve/serve-remote'
import { writeCatalogue } from '../../store/catalogue/local-catalogue'

/** A build of a remote, in a folder of this machine. */
export type SmokeBuild = Pick<BuiltFolder, 'built' | 'folder'>

/** A platform of this machine with these remotes in it, for as long as a test needs it. */
export interface SmokePlatform {
  readonly origin: string
  /** Where messages to people arrive. */
  readonly inbox: string
  close(): Promise<void>
}

/**
 * Runs a build of the shell, remotes and the sandbox on free ports, with an empty memory.
 * @param host the folder of the shell's build
 */
export async function openSmokePlatform(builds: readonly SmokeBuild[], host: string): Promise<SmokePlatform> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-smoke-'))
  const file = path.join(folder, 'catalogue.json')
  const served = await Promise.all(
    builds.map(async ({ built, folder }) => ({ built, server: await listening(createServer(serveRemote(folder))) })),
  )
  const [hostPort, api, identity, gateway, inbox] = await freePorts()
  const ports = { host: hostPort, remotes: {}, sandbox: { api, identity, gateway, inbox } }
  writeCatalogue(file, {
    revision: 1,
    issued: new Date().toISOString(),
    remotes: served.map(({ built, server }) => ({ base: originOf(portOf(server)), current: built })),
  })
  const memory = { DATA_DIR: 'memory', SANDBOX_CONTROL: '1', SANDBOX_LOG: '0', REMOTE_ORIGINS: '' }
  const starting = await Promise.allSettled([
    runSandbox(ports, memory),
    // The shell of this test belongs to no installation: neither the installation's key nor its address count here.
    runHost(ports, file, { SARV_FILES: host, SARV_CATALOGUE_KEY: '', SARV_CATALOGUE_KEEP: '', SARV_ORIGIN: '' }),
  ])
  const close = async () => {
    await Promise.all(starting.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined)))
    for (const { server } of served) {
      server.close()
      server.closeAllConnections()
    }
    rmSync(folder, { recursive: true })
  }
  const failed = starting.find((one) => one.status === 'rejected')
  if (failed) {
    await close()
    throw failed.reason
  }
  return { origin: originOf(hostPort), inbox: originOf(inbox), close }
}

/** Five ports that no process holds now. */
async function freePorts(): Promise<[number, number, number, number, number]> {
  const one = () => listening(createServer())
  const probes = [await one(), await one(), await one(), await one(), await one()] as const
  const ports = probes.map(portOf)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports as [number, number, number, number, number]
}

async function listening(server: Server): Promise<Server> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
