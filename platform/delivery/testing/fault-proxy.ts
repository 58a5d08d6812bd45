import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** An answer in the server's place, or its own answer withheld. */
type Fault = number | 'lose-answer'

/** Fault-injection proxy of a server. */
export interface FaultProxy {
  readonly origin: string
  /** What happens to the next requests, one each; then all is well again. */
  next(...faults: readonly Fault[]): void
  /** Asks the server for lists in pages of that many. */
  pageSize(size: number): void
  /** What the requests of a method were answered so far, also when the answer was withheld. */
  statuses(method: string): number[]
  /** Bytes of all answers so far. */
  bytes(): number
  stop(): Promise<void>
}

/** Starts a fault-injection proxy on a free port, which forwards requests to another server. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: Fault[] = []
  const seen: { method: string; status: number }[] = []
  let size: number | undefined
  let bytes = 0
  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request
    const fault = faults.shift()
    if (typeof fault === 'number') {
      await buffer(request)
      seen.push({ method, status: fault })
      response.writeHead(fault).end()
      return
    }
    const answer = await passOn(target, request, size)
    seen.push({ method, status: answer.status })
    bytes += answer.body.length
    if (fault === 'lose-answer') response.destroy()
    else response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: (...next) => void faults.push(...next),
    pageSize: (wanted) => {
      size = wanted
    },
    statuses: (method) => seen.filter((one) => one.method === method).map(({ status }) => status),
    bytes: () => bytes,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function passOn(target: string, request: IncomingMessage, size: number | undefined) {
  const address = new URL(request.url ?? '/', target)
  if (size && address.searchParams.has('list-type')) address.searchParams.set('max-keys', String(size))
  const {
    host,
    connection,
    'content-length': length,
    expect,
    'transfer-encoding': coding,
    ...headers
  } = request.headers
  const body = await buffer(request)
  const answer = await fetch(address, {
    method: request.method,
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
  })
  const { 'transfer-encoding': chunked, connection: kept, ...answered } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers: answered, body: Buffer.from(await answer.arrayBuffer()) }
}
