import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { types } from 'node:util'
import { describeError } from '../../lib/log/describe-error'
import { requestTarget } from './request-target'
import { routeOf } from './route-of'

/** Handles one request; what it throws or rejects with is answered by the guard. */
export type GuardedListener = (request: IncomingMessage, response: ServerResponse, target: URL) => void | Promise<void>

const plainText = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } as const

/**
 * Error boundary of an HTTP server: no request ends the process, no matter what it holds. An invalid target is answered
 * with 400; a throw, a rejection or a file that breaks off is one line in the log, and a 500 if nothing was sent yet.
 * @param log gets the request's id, which the 500 names too, and its route: no query, nothing of a person
 */
export function guardedListener(listener: GuardedListener, log: (line: string) => void): RequestListener {
  return (request, response) => {
    const target = requestTarget(request.url)
    if (!target) return void response.writeHead(400, plainText).end('Bad Request\n')
    request.url = target.pathname + target.search
    const fail = (error: unknown) => {
      if (isLeft(request, error)) return void response.destroy()
      const id = randomUUID()
      log(`Request ${id} failed: ${request.method} ${routeOf(target.pathname)}: ${describeError(error)}`)
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { ...plainText, 'X-Request-Id': id }).end(`Internal Server Error\nRequest ${id}\n`)
    }
    response.on('error', fail)
    response.on('pipe', (file: Readable) => {
      file.once('error', fail)
      // The file would stay open for a client that left before the end.
      response.once('close', () => file.destroy())
    })
    // What is thrown at once becomes a rejection too.
    void (async () => listener(request, response, target))().catch(fail)
  }
}

/** Whether nothing failed but the connection: the client has gone before it had sent or got everything. */
function isLeft({ socket }: IncomingMessage, error: unknown): boolean {
  const code = types.isNativeError(error) && 'code' in error ? error.code : undefined
  return socket.destroyed && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'EPIPE')
}
