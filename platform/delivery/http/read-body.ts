import type { IncomingMessage } from 'node:http'

/**
 * Bytes beyond the limit that are read and dropped, so that an honest sender reads the answer instead of a broken
 * connection.
 */
const maxDiscarded = 1024 * 1024

/**
 * The text of a request's body; undefined as soon as it has more bytes than the limit. A sender that sends on and on is
 * cut off.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  discarded = maxDiscarded,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let length = 0
    request.on('data', (part: Buffer) => {
      length += part.length
      if (length <= limit) parts.push(part)
      else resolve(undefined)
      if (length > limit + discarded) request.socket.destroy()
    })
    request.on('end', () => resolve(Buffer.concat(parts).toString()))
    request.on('error', reject)
  })
}

/**
 * Reads and drops a body that is not wanted, within the same bounds.
 * @param most bytes; more for a body that may be a file
 */
export async function discardBody(request: IncomingMessage, most = maxDiscarded): Promise<void> {
  await readBody(request, 0, most)
}
