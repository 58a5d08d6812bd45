import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Reverse proxy: hands each request to another server of this machine, and its response back, a stream as it comes. */
export function relayTo(origin: string): (received: IncomingMessage, response: ServerResponse) => void {
  return (received, response) => {
    const { method, url: path = '/', headers } = received
    // A connection of its own: one that is kept may end in the moment in which it is used again.
    const sent = request(origin, { agent: false, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    // The client may be gone, and so may the server.
    sent.on('error', () => response.destroy())
    response.once('close', () => sent.destroy())
    received.pipe(sent)
  }
}
