import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { folderOf, originOf, runSandbox, usualPorts } from '@sarv/delivery/local/platform-plan'
import { serveRemote } from '@sarv/delivery/serve/serve-remote'
import { localCatalogue, writeCatalogue } from '@sarv/delivery/store/catalogue/local-catalogue'
import { createDocumentServer } from '@sarv/host/server/document-server'
import { settingsFrom } from '@sarv/host/server/settings'
import { builtSides, deployed, monolithFolders } from './build/built-folders'

/** One variant of the comparison: the same sources, delivered as federated remotes or as a monolith. */
export interface Variant {
  readonly name: 'federated' | 'monolith'
  readonly origin: string
  /** What its next page is made from: `next` has another version of one remote. */
  deploy(version: 'usual' | 'next'): void
}

export interface Variants {
  readonly federated: Variant
  readonly monolith: Variant
  readonly inbox: string
  /** Origins of API and identity provider. */
  readonly outside: readonly [api: string, identity: string]
  /** Every port that a page asks. */
  readonly ports: readonly number[]
  close(): Promise<void>
}

/**
 * Starts both variants over one sandbox, each behind the shell's own document server: the federated one with a server of its own
 * for each remote, as deployed, the monolith with one for everything.
 * @param first of 24 ports
 */
export async function openVariants(first: number): Promise<Variants> {
  const [federatedPort, monolithPort, sandboxPort] = [first, first + 10, first + 20]
  const [api, identity, gateway, inbox] = [sandboxPort, sandboxPort + 1, sandboxPort + 2, sandboxPort + 3]
  const sandbox = await runSandbox(
    { ...usualPorts, sandbox: { api, identity, gateway, inbox } },
    {
      DATA_DIR: 'memory',
      SANDBOX_CONTROL: '1',
      SANDBOX_LOG: '0',
      HOST_ORIGIN: [federatedPort, monolithPort].map(originOf).join(','),
      REMOTE_ORIGINS: '',
    },
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))
  const servers: Server[] = []
  const serve = async (port: number, answer: RequestListener) => void servers.push(await listening(port, answer))
  const close = async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await sandbox.stop()
    rmSync(folder, { recursive: true })
  }
  const shell = (port: number, files: string | undefined, remotes: Built, version: 'usual' | 'next') => {
    const file = path.join(folder, `${port}-${version}.json`)
    writeCatalogue(file, catalogueOf(remotes, version))
    const settings = settingsFrom({
      PORT: String(port),
      SARV_CATALOGUE: file,
      SARV_API: originOf(api),
      SARV_IDENTITY: originOf(identity),
      ...(files ? { SARV_FILES: files } : {}),
    })
    return createDocumentServer(settings, () => undefined)
  }
  const side = async (
    name: Variant['name'],
    port: number,
    shells: { usual: Server; next: Server },
  ): Promise<Variant> => {
    let shown = shells.usual
    await serve(port, (request, response) => shown.emit('request', request, response))
    return { name, origin: originOf(port), deploy: (version) => (shown = shells[version]) }
  }
  try {
    const names = Object.keys(usualPorts.remotes)
    const usual = names.map((name, index) => ({ folder: folderOf(name), base: originOf(federatedPort + 1 + index) }))
    const next = usual.map((one) => (one.folder === folderOf(deployed) ? { ...one, folder: builtSides.federated.next } : one))
    for (const [index, { folder: built }] of usual.entries()) {
      const versions = [...new Set([built, next[index]?.folder ?? built])]
      await serve(federatedPort + 1 + index, allOf(versions.map((one) => path.join(one, 'dist'))))
    }
    const partsOf = (build: string) =>
      names.map((name) => ({ folder: path.join(build, name), base: originOf(monolithPort) }))
    return {
      federated: await side('federated', federatedPort, {
        usual: shell(federatedPort, undefined, usual, 'usual'),
        next: shell(federatedPort, undefined, next, 'next'),
      }),
      monolith: await side('monolith', monolithPort, {
        usual: shell(monolithPort, monolithFolders.usual, partsOf(monolithFolders.usual), 'usual'),
        next: shell(monolithPort, monolithFolders.next, partsOf(monolithFolders.next), 'next'),
      }),
      inbox: originOf(inbox),
      outside: [originOf(api), originOf(identity)],
      ports: [federatedPort, ...names.map((_, index) => federatedPort + 1 + index), monolithPort, api, identity],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Built = Parameters<typeof localCatalogue>[0]

/** The same bytes in every run: pages tell the catalogue's number. */
function catalogueOf(remotes: Built, version: 'usual' | 'next') {
  return { ...localCatalogue(remotes, version === 'usual' ? 1 : 2), issued: '2026-01-01T00:00:00.000Z' }
}

/** Versions of one remote under one origin, as a store keeps them. */
function allOf(builds: readonly string[]): RequestListener {
  const versions = builds.map((folder) => {
    const { version } = JSON.parse(readFileSync(path.join(folder, 'platform.json'), 'utf8')) as { version: string }
    return { version, answer: serveRemote(folder) }
  })
  return (request, response) => {
    const asked = versions.find(({ version }) => request.url?.startsWith(`/${version}/`)) ?? versions[0]
    asked?.answer(request, response)
  }
}

function listening(port: number, answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
