import type { IncomingMessage } from 'node:http'

/**
 * The text of a request's body; undefined when it has more characters than the limit. It is read to its end either way,
 * since an answer to one that was not would be lost.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  let text = ''
  let length = 0
  for await (const part of request.setEncoding('utf8')) {
    length += part.length
    if (length <= limit) text += part
  }
  return length > limit ? undefined : text
}
