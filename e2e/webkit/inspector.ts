import { once } from 'node:events'
import { connect } from 'node:net'

/** WebKit's remote inspector server, as the browser's own frontend speaks to it. */
export interface Inspector {
  /** Whether the browser has a page to inspect yet. */
  hasPage(): boolean
  /** Attaches to the page of this number. @returns what sends a message to it */
  attach(page: bigint, receive: (text: string) => void): (text: string) => void
  close(): void
}

const littleEndian = 1

/**
 * The server's protocol: a size, a byte of flags, a name that ends with zero, and the parameters as a GVariant of the
 * type that belongs to the name (JavaScriptCore, RemoteInspectorServer and SocketConnection). Its WebSocket would be
 * simpler but takes 128 kB at most.
 */
export async function connectInspector(port: number): Promise<Inspector> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const receivers = new Map<bigint, (text: string) => void>()
  let connection: bigint | undefined
  let rest = Buffer.alloc(0)
  const send = (name: string, parameters: Buffer) => {
    const body = Buffer.concat([Buffer.from(`${name}\0`), parameters])
    const head = Buffer.alloc(5)
    head.writeUInt32BE(body.length)
    head.writeUInt8(littleEndian, 4)
    socket.write(Buffer.concat([head, body]))
  }
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE()) {
      const end = 5 + rest.readUInt32BE()
      const nameEnd = rest.indexOf(0, 5)
      receive(rest.toString('utf8', 5, nameEnd), rest.subarray(nameEnd + 1, end))
      rest = rest.subarray(end)
    }
  })
  socket.on('error', () => socket.destroy())

  function receive(name: string, parameters: Buffer): void {
    // The browser tells of its first pages only: once the driver is there, the list goes nowhere.
    if (name === 'SetTargetList' && parameters.includes('WebPage')) connection = parameters.readBigUInt64LE()
    if (name === 'SendMessageToFrontend')
      receivers.get(parameters.readBigUInt64LE(8))?.(parameters.toString('utf8', 16, parameters.length - 1))
  }

  // The hash of the protocol's version that the frontend knows; none asks for the server's.
  send('SetupInspectorClient', Buffer.from([0]))
  return {
    hasPage: () => connection !== undefined,
    attach(page, receive) {
      const ids = Buffer.alloc(16)
      ids.writeBigUInt64LE(connection ?? 0n, 0)
      ids.writeBigUInt64LE(page, 8)
      receivers.set(page, receive)
      send('Setup', ids)
      return (text) => send('SendMessageToBackend', Buffer.concat([ids, Buffer.from(`${text}\0`)]))
    },
    close: () => socket.destroy(),
  }
}
