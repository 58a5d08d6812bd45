import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import type { Monitoring } from '../../../monitoring/create-monitoring'
import { closeServer, serveInTest } from '../../../testing/serve-in-test'
import { createDocumentServer } from '../document-server'
import { type Settings, settingsFrom } from '../settings'

/**
 * A document server in this process until the end of the test, and a client that sees what comes over the wire: nothing is
 * decompressed for it.
 * @param more settings that no variable of an environment gives
 */
export async function startDocumentServer(
  env: NodeJS.ProcessEnv,
  more: Partial<Settings> = {},
  monitoring?: Monitoring,
) {
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  const server = createDocumentServer({ ...settingsFrom(env), ...more }, log, monitoring)
  const port = await serveInTest(server)
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    logged,
    get: (pathname: string, headers: Record<string, string> = {}) => responseFrom(port, pathname, headers),
    close: () => closeServer(server),
  }
}

/** What a server of this machine answers; any header can be sent, also those that `fetch` writes itself. */
export async function responseFrom(port: number, pathname: string, headers: Record<string, string>) {
  const hints: unknown[] = []
  // A connection that is kept may be closed by the server in the moment in which a busy test asks again.
  const request = get({ port, path: pathname, headers, agent: false })
  request.on('information', ({ statusCode, headers: early }) => hints.push([statusCode, early.link]))
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  const bytes = Buffer.concat(parts)
  const text = (response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString()
  const headerBytes = response.rawHeaders.reduce((sum, one) => sum + one.length + 2, 0)
  return { status: response.statusCode, hints, bytes, headers: response.headers, headerBytes, text }
}
