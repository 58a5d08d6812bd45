import type { IncomingMessage } from 'node:http'

/**
 * Bytes that an honest sender may have on its way, more than the buffers of a connection hold: as long as it still writes it
 * has not met a closed connection, which would take the response with it.
 */
export const maxDiscardedBytes = 12 * 1024 * 1024

/**
 * Lingering close: lets the rest of a body that was refused run by, so that its sender reads the response instead of a
 * broken connection. It stores no part of it, and cuts off a sender that does not end.
 */
export function discardBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  request.unpipe()
  let left = maxDiscardedBytes
  request.on('data', ({ length }: Buffer) => {
    left -= length
    if (left < 0) request.socket.destroy()
  })
  request.resume()
}
