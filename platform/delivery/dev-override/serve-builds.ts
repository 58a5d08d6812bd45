import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logError } from '../../lib/log/process-log'
import type { BuiltFolder } from '../build/read-build'
import { webApp } from '../http/web-app'
import { nameOrigins } from '../serve/remote-responses'
import { contentMetadata } from '../store/content-metadata'

/** How many builds are kept: a page that is about to reload still asks for what it began with. */
const kept = 3

export interface BuildServer {
  readonly port: number
  /** Serves a build from now on, under its version or another name, out of memory: the folder is that of the next one already. */
  add(build: Pick<BuiltFolder, 'built' | 'files'>, name?: string): void
  close(): void
}

/** Static file server of builds on the loopback address. @param port a free one when left out */
export async function serveBuilds(port = 0): Promise<BuildServer> {
  const builds = new Map<string, BuiltFolder['files']>()
  const listener = webApp((app) => {
    app.get<{ Params: { version: string; '*': string } }>('/:version/*', ({ params }, reply) => {
      nameOrigins(reply.raw)
      reply.header('Cache-Control', 'no-store')
      const body = builds.get(params.version)?.get(params['*'])
      if (!body) return reply.code(404).send()
      return reply.header('Content-Type', contentMetadata(params['*']).contentType).send(body)
    })
  }, logError)
  const server = createServer(listener).listen(port, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    add({ built, files }, name = built.version) {
      builds.delete(name)
      builds.set(name, files)
      for (const old of [...builds.keys()].slice(0, -kept)) builds.delete(old)
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
