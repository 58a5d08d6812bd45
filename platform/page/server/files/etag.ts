import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** Sends a response with an ETag, or 304 when the browser has it already. */
export function sendWithEtag(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  headers: Record<string, string>,
): void {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const known = request.headers['if-none-match'] === tag
  response.writeHead(known ? 304 : 200, {
    ...headers,
    ETag: tag,
    'Cache-Control': 'no-cache',
  })
  response.end(known || request.method === 'HEAD' ? undefined : body)
}
