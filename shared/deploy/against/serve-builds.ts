import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BuiltFolder } from '../read-build'
import { nameOrigins } from '../remote-answers'
import { metaOf } from '../store/meta-of'

/** How many builds are kept: a page that is about to load itself anew still asks for what it began with. */
const kept = 3

export interface BuildServer {
  readonly port: number
  /** Serves a build from now on, under its version, out of memory: the folder is that of the next one already. */
  add(build: BuiltFolder): void
  close(): void
}

/** Serves builds on this machine's loopback address, on a port that nobody holds. */
export async function serveBuilds(): Promise<BuildServer> {
  const builds = new Map<string, BuiltFolder['files']>()
  const server = createServer((request, response) => {
    nameOrigins(response)
    response.setHeader('Cache-Control', 'no-store')
    const [, version = '', place = ''] = /^\/([^/]+)\/(.+)$/.exec(request.url ?? '') ?? []
    const body = builds.get(version)?.get(place)
    if (!body) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': metaOf(place).contentType }).end(body)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    add({ built: { version }, files }) {
      builds.delete(version)
      builds.set(version, files)
      for (const old of [...builds.keys()].slice(0, -kept)) builds.delete(old)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
