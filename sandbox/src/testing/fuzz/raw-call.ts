import { Agent, request } from 'node:http'

/** A request as it goes over the wire. */
export interface RawCall {
  readonly method: string
  /** Encoded, from the origin on. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

interface RawResponse {
  readonly status: number
  readonly text: string
}

/** Opens a client that sends what it is told, byte for byte, and keeps its connections. */
export function openRawClient(most: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: most })
  return {
    /** @returns the response, or undefined where the server closed the connection without one */
    send(origin: string, { method, path, headers, body }: RawCall): Promise<RawResponse | undefined> {
      return new Promise((resolve) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const call = request(origin + path, { agent, method, path, headers: { ...headers, ...length } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.once('error', () => resolve(undefined))
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
          )
        })
        call.once('error', () => resolve(undefined))
        call.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
