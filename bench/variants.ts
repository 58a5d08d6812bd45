import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { originOf, runSandbox, usualPorts } from '@sarv/delivery/local/platform-plan'
import { localCatalogue, writeCatalogue } from '@sarv/delivery/store/catalogue/local-catalogue'
import { createDocumentServer } from '@sarv/host/server/document-server'
import { settingsFrom } from '@sarv/host/server/settings'
import { type ServedShell, servedSide, type Version } from './served-side'
import { type SideName, sideNames } from './sides'
import { builtImports } from './single-spa/build-single-spa'
import { pageWithImports } from './single-spa/page-imports'

/** One variant of the comparison: the same sources, delivered in one of the ways. */
export interface Variant {
  readonly name: SideName
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
  /** Every port that a page asks. */
  readonly ports: readonly number[]
  close(): Promise<void>
}

/** Ports of a side: its shell's, then one for each remote. */
const portsOfSide = 10

/**
 * Starts variants over one sandbox, each behind the shell's own document server: the monolith with one server for everything,
 * each other one with a server of its own for each remote, as deployed.
 * @param first of 44 ports: ten for each side in the order of the table, whichever are started, and four of the sandbox
 */
export async function openVariants(first: number, names: readonly SideName[] = sideNames): Promise<Variants> {
  const portOf = (name: SideName) => first + portsOfSide * sideNames.indexOf(name)
  const sandboxPort = first + portsOfSide * sideNames.length
  const [api, identity, gateway, inbox] = [sandboxPort, sandboxPort + 1, sandboxPort + 2, sandboxPort + 3]
  const sandbox = await runSandbox(
    { ...usualPorts, sandbox: { api, identity, gateway, inbox } },
    {
      DATA_DIR: 'memory',
      SANDBOX_CONTROL: '1',
      SANDBOX_LOG: '0',
      HOST_ORIGIN: names.map((name) => originOf(portOf(name))).join(','),
      REMOTE_ORIGINS: '',
    },
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))
  const servers: Server[] = []
  const ports = [api, identity]
  const listen = async (server: Server, port: number) => void servers.push(await listening(server, port))
  const serve = async (port: number, answer: RequestListener) => {
    await listen(createServer(answer), port)
    ports.push(port)
  }
  const close = async () => {
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await sandbox.stop()
    rmSync(folder, { recursive: true })
  }
  /** How the document server of a shell answers. */
  const answerOf = async (name: SideName, { files, remotes }: ServedShell, version: Version) => {
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
    const answer: RequestListener = (request, response) => void server.emit('request', request, response)
    if (name !== 'single-spa') return answer
    await listen(server, 0)
    return pagesWithImports(answer, server)
  }
  const open = async (name: SideName): Promise<Variant> => {
    const { shells, remotes } = servedSide(name, portOf(name))
    for (const { port, answer } of remotes) await serve(port, answer)
    const answers = {
      usual: await answerOf(name, shells.usual, 'usual'),
      next: await answerOf(name, shells.next, 'next'),
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
    for (const name of sideNames) if (names.includes(name)) all.push(await open(name))
    return { all, inbox: originOf(inbox), outside: [originOf(api), originOf(identity)], ports, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same bytes in every run: pages tell the catalogue's number. */
function catalogueOf(remotes: ServedShell['remotes'], version: Version) {
  return { ...localCatalogue(remotes, version === 'usual' ? 1 : 2), issued: '2026-01-01T00:00:00.000Z' }
}

/** Only what somebody navigates to is a page. */
function pagesWithImports(answer: RequestListener, server: Server): RequestListener {
  const answerPage = pageWithImports((server.address() as AddressInfo).port, builtImports())
  return (request, response) => {
    const isPage = request.headers['sec-fetch-mode'] === 'navigate'
    return (isPage ? answerPage : answer)(request, response)
  }
}

function listening(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}
