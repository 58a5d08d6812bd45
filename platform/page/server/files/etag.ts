import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a response with an ETag, or 304 when the browser has it already. */
export function sendWithEtag(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  body: string,
  headers: Record<string, string>,
): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const isKnown = asked['if-none-match'] === tag
  reply.headers({ ...headers, ETag: tag, 'Cache-Control': 'no-cache' })
  // Fastify adds a charset to the type of a text.
  return isKnown ? reply.code(304).send() : reply.send(Buffer.from(body))
}
