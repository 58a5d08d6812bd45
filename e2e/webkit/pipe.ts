import { Socket } from 'node:net'

/** A message of WebKit's inspector protocol: a command, its response or an event. */
export interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly pageProxyId?: string
}

/** Playwright's end: JSON messages that end with a zero byte, in at descriptor 3, out at descriptor 4. */
export function openPipe(receive: (message: Message) => void, closed: () => void): (message: Message) => void {
  const input = new Socket({ fd: 3, readable: true }).setEncoding('utf8')
  const output = new Socket({ fd: 4, writable: true })
  let rest = ''
  input.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0')
    rest = messages.pop() ?? ''
    for (const text of messages) receive(JSON.parse(text))
  })
  input.on('close', closed)
  output.on('error', closed)
  return (message) => void output.write(`${JSON.stringify(message)}\0`)
}
