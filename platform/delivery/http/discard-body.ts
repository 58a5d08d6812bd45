import type { IncomingMessage } from 'node:http'

/**
 * Reads and drops the rest of a body that is not wanted, so that an honest sender reads the answer instead of a broken
 * connection. A sender that sends on and on is cut off.
 * @param maxBytes more for a body that may be a file
 */
export function discardBody(request: IncomingMessage, maxBytes = 1024 * 1024): void {
  let length = 0
  request.on('data', (part: Buffer) => {
    length += part.length
    if (length > maxBytes) request.socket.destroy()
  })
  request.resume()
}
