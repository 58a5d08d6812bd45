import { connect } from 'node:net'

/** Milliseconds after which a server counts as silent. */
const timeout = 10_000

/** What a server sent back, byte for byte, until it closed the connection. */
export interface RawResponse {
  /** The status of every final response, in their order: one request must cost one. */
  readonly statuses: readonly number[]
  readonly head: string
  readonly body: string
}

/**
 * Sends bytes over a socket of its own, past everything that an HTTP client would correct. A connection that the server
 * resets is closed like any other.
 * @param bytes each character is one byte
 * @param isWhole false hangs up behind them, since a server may wait for more
 */
export function rawRequest(port: number, bytes: string, isWhole = true): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost')
    let received = ''
    socket.setEncoding('latin1').setTimeout(timeout, () => socket.destroy(new Error('The server says nothing')))
    socket.on('data', (text: string) => {
      received += text
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.once('close', () => resolve(responseIn(received)))
    if (isWhole) socket.write(bytes, 'latin1')
    else socket.end(bytes, 'latin1')
  })
}

/** A request that closes its connection. @param headers lines without their ends */
export function requestBytes(target: string, headers: readonly string[] = ['Host: localhost'], method = 'GET'): string {
  return [`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')
}

function responseIn(received: string): RawResponse {
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
  const final = received.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '')
  const end = final.indexOf('\r\n\r\n')
  return {
    statuses: statuses.filter((status) => status >= 200),
    head: end < 0 ? final : final.slice(0, end),
    body: end < 0 ? '' : final.slice(end + 4),
  }
}
