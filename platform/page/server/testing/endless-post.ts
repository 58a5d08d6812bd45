import { connect } from 'node:net'

/** Posts a body of 300 MB, no matter what is answered. @returns how many bytes went out until the server cut it off */
export function endlessPost(port: number, target: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const part = Buffer.alloc(64 * 1024, ' ')
  const send = () => {
    while (!socket.destroyed && socket.write(part));
  }
  socket.write(`POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${300 * 1024 * 1024}\r\n\r\n`)
  // Read, so that nothing holds the end back; the reset is what is waited for.
  socket.resume().on('error', () => undefined)
  socket.on('drain', send)
  send()
  return new Promise((resolve) => socket.once('close', () => resolve(socket.bytesWritten)))
}
