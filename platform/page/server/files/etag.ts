import { createHash } from 'node:crypto'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesCoding } from '../../../delivery/http/accept-encoding'

/** Shorter texts are sent as they are; bytes. */
const minCompressed = 1_000

/** Sends a response with an ETag, or 304 when the browser has it already; a long one compressed. */
export function sendWithEtag(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { Vary: vary, ...headers }: Readonly<Record<string, string>>,
): FastifyReply {
  const body = Buffer.from(text)
  const isCompressed = body.length > minCompressed && takesCoding(asked['accept-encoding'], 'br')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const tag = `"${hash}${isCompressed ? '-br' : ''}"`
  const varies = [...(vary ? [vary] : []), 'Accept-Encoding'].join(', ')
  reply.headers({ ...headers, Vary: varies, ETag: tag, 'Cache-Control': 'no-cache' })
  if (asked['if-none-match'] === tag) return reply.code(304).send()
  // Fastify adds a charset to the type of a text.
  if (!isCompressed) return reply.send(body)
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 5 }
  return reply.header('Content-Encoding', 'br').send(brotliCompressSync(body, { params }))
}
