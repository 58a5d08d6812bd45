import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { ForcedResponse } from './forced-responses'

/** A response before it is sent. */
export interface PendingResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Sends a forced response. `real` is the true response where the call already ran; `run` makes it where it is wanted late.
 */
export async function sendForced(
  reply: FastifyReply,
  forced: ForcedResponse,
  real: PendingResponse | undefined,
  send: (response: PendingResponse) => FastifyReply,
  run: () => Promise<PendingResponse>,
): Promise<FastifyReply> {
  if (forced.delay_ms !== undefined) await wait(forced.delay_ms)
  if (forced.cut === 'start') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  const response = toForcedResponse(forced) ?? real ?? (await run())
  if (forced.cut === undefined) return send(response)
  reply.hijack()
  if (response.body instanceof Readable) return cutStream(reply, response, response.body)
  const text = Buffer.from(JSON.stringify(response.body))
  reply.raw.writeHead(response.status, {
    ...readHeaders(reply),
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
  })
  reply.raw.write(text.subarray(0, Math.ceil(text.length / 2)), () => reply.raw.destroy())
  return reply
}

/** The first events of a stream, then the end of the connection. */
async function cutStream(
  reply: FastifyReply,
  { status, headers }: PendingResponse,
  body: Readable,
): Promise<FastifyReply> {
  reply.raw.writeHead(status, { ...readHeaders(reply), ...headers })
  for await (const piece of body.take(2)) await new Promise((sent) => reply.raw.write(piece, sent))
  reply.raw.destroy()
  return reply
}

function readHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}

function toForcedResponse(forced: ForcedResponse): PendingResponse | undefined {
  const headers = forced.headers ?? {}
  if (forced.html !== undefined) {
    return {
      status: forced.status ?? 502,
      body: Buffer.from(forced.html),
      headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    }
  }
  if (forced.status === undefined && forced.body === undefined) return undefined
  const { detail, message } = forced
  const body = forced.body !== undefined ? forced.body : { ...(detail && { detail }), ...(message && { message }) }
  return { status: forced.status ?? 200, body, headers }
}
