import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultPorts, originOf, runSandbox } from '@sarv/platform/delivery/local/platform-plan'
import { localCatalogue, writeCatalogue } from '@sarv/platform/delivery/store/catalogue/local-catalogue'
import { createDocumentServer } from '@sarv/platform/page/server/document-server'
import { settingsFrom } from '@sarv/platform/page/server/settings'
import { type ServedShell, servedVariant, type Version } from './served-variant'
import { type VariantName, variantNames } from './variant-names'

/** One variant of the comparison: the same sources, delivered in one of the ways. */
export interface Variant {
  readonly name: VariantName
  readonly origin: string
  /** What its next page is made from. */
  deploy(version: Version): void
}

export interface Variants {
  /** In the order of the table. */
  readonly all: readonly Variant[]
  readonly inbox: string
  /** Origins of API and identity provider. */
  readonly outside: readonly [api: string, identity: string]
  close(): Promise<void>
}

/** Ports of a variant: its shell's, then one for each remote. */
const portsOfVariant = 10

/**
 * Starts variants over one sandbox, each behind the shell's own document server: the monolith with one server for everything,
 * each other one with a server of its own for each remote, as deployed.
 * @param first of 34 ports: ten for each variant in the order of the table, whichever are started, and four of the sandbox
 */
export async function openVariants(first: number, names: readonly VariantName[] = variantNames): Promise<Variants> {
  const portOf = (name: VariantName) => first + portsOfVariant * variantNames.indexOf(name)
  const sandboxPort = first + portsOfVariant * variantNames.length
  const [api, identity, gateway, inbox] = [sandboxPort, sandboxPort + 1, sandboxPort + 2, sandboxPort + 3]
  const sandbox = await runSandbox(
    { ...defaultPorts, sandbox: { api, identity, gateway, inbox } },
    {
      DATA_DIR: 'memory',
      API_ORIGIN: originOf(api),
      SANDBOX_CONTROL: '1',
      SANDBOX_LOG: '0',
      HOST_ORIGIN: names.map((name) => originOf(portOf(name))).join(','),
      REMOTE_ORIGINS: '',
    },
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))
  const servers: Server[] = []
  const serve = async (port: number, answer: RequestListener) =>
    void servers.push(await listening(createServer(answer), port))
  const close = async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await sandbox.stop()
    rmSync(folder, { recursive: true })
  }
  /** The document server of a shell. */
  const answerOf = (name: VariantName, { files, remotes }: ServedShell, version: Version): RequestListener => {
    const file = path.join(folder, `${name}-${version}.json`)
    writeCatalogue(file, catalogueOf(remotes, version))
    const settings = settingsFrom({
      PORT: String(portOf(name)),
      SARV_CATALOGUE: file,
      SARV_API: originOf(api),
      SARV_IDENTITY: originOf(identity),
      ...(files ? { SARV_FILES: files } : {}),
    })
    const server = createDocumentServer(settings, () => undefined)
    return (request, response) => void server.emit('request', request, response)
  }
  const open = async (name: VariantName): Promise<Variant> => {
    const { shells, remotes } = servedVariant(name, portOf(name))
    for (const { port, answer } of remotes) await serve(port, answer)
    const answers = {
      usual: answerOf(name, shells.usual, 'usual'),
      next: answerOf(name, shells.next, 'next'),
    }
    let shown: Version = 'usual'
    await serve(portOf(name), (request, response) => answers[shown](request, response))
    const deploy = (version: Version) => {
      shown = version
    }
    return { name, origin: originOf(portOf(name)), deploy }
  }
  try {
    const all: Variant[] = []
    for (const name of variantNames) if (names.includes(name)) all.push(await open(name))
    return { all, inbox: originOf(inbox), outside: [originOf(api), originOf(identity)], close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same bytes in every run: pages tell the catalogue's number. */
function catalogueOf(remotes: ServedShell['remotes'], version: Version) {
  return { ...localCatalogue(remotes, version === 'usual' ? 1 : 2), issued: '2026-01-01T00:00:00.000Z' }
}

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
