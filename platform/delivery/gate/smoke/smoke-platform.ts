import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDocumentServer } from '../../../page/server/document-server'
import { settingsFrom } from '../../../page/server/settings'
import { freePorts } from '../../../testing/free-port'
import type { BuiltFolder } from '../../build/read-build'
import { serveRemote } from '../../serve/serve-remote'
import { writeCatalogue } from '../../store/catalogue/local-catalogue'
import type { OpenEnvironment, SmokeEnvironment } from './smoke-environment'

/** A build of a remote, in a folder of this machine. */
export type SmokeBuild = Pick<BuiltFolder, 'built' | 'folder'>

/** A platform of this machine with these remotes in it, for as long as a test needs it. */
export interface SmokePlatform {
  readonly origin: string
  readonly environment: SmokeEnvironment
  close(): Promise<void>
}

/**
 * Runs a build of the shell and remotes on free ports, in a environment of their own.
 * @param host the folder of the shell's build
 * @param openEnvironment gets the origin of the shell, and free ports
 */
export async function openSmokePlatform(
  builds: readonly SmokeBuild[],
  host: string,
  openEnvironment: OpenEnvironment,
): Promise<SmokePlatform> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-smoke-'))
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
  const close = async () => {
    for (const end of ends.reverse()) await end()
  }
  async function opened(server: Server, port = 0): Promise<string> {
    server.listen(port, 'localhost')
    await once(server, 'listening')
    ends.push(() => {
      server.close()
      server.closeAllConnections()
    })
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
  try {
    const remotes = await Promise.all(
      builds.map(async ({ built, folder }) => ({
        base: await opened(createServer(serveRemote(folder))),
        current: built,
        granted: built.connects,
      })),
    )
    const file = path.join(folder, 'catalogue.json')
    writeCatalogue(file, { revision: 1, issued: new Date().toISOString(), remotes })
    const [port = 0, ...spare] = await freePorts(5)
    const environment = await openEnvironment(`http://localhost:${port}`, spare)
    ends.push(() => environment.close())
    // It belongs to no installation: what the environment says of one does not count here.
    const env = {
      PORT: String(port),
      SARV_CATALOGUE: file,
      SARV_FILES: host,
      SARV_PAGES_PER_ADDRESS: '1000',
      ...environment.env,
    }
    const origin = await opened(
      createDocumentServer(settingsFrom(env), () => undefined),
      port,
    )
    return { origin, environment, close }
  } catch (error) {
    await close()
    throw error
  }
}
