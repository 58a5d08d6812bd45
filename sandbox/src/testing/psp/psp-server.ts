import { randomInt, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Result } from '../../gateway/session'
import type { Time } from '../../time/clock'

/** What this payment company keeps of a session, and what it says about one. */
export interface PspSession {
  readonly authority: string
  readonly expires: string
  state: 'pending' | 'voided' | Result
  rials: number
  rrn: string | null
  decided: string | null
}

/** A running fake payment company. */
export interface PspServer {
  readonly origin: string
  /** What the person does on its page, or its own fault: it takes another sum than was asked for. */
  decide(authority: string, result: Result, rials?: number): void
  /** Hangs up on every call from now on, or responds again. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

/**
 * Fake payment company (PSP) with a book of its own behind HTTP: a second implementation of the gateway port that shares
 * nothing with the sandbox's, neither database nor words.
 */
export async function startPspServer(clock: Time): Promise<PspServer> {
  const sessions = new Map<string, PspSession>()
  let isDown = false

  const open = (body: unknown): PspSession => {
    const { rials, expires } = body as { rials: number; expires: string }
    const session: PspSession = { authority: randomUUID(), rials, expires, state: 'pending', rrn: null, decided: null }
    sessions.set(session.authority, session)
    return session
  }
  const voided = (authority: string): PspSession | undefined => {
    const session = sessions.get(authority)
    if (session?.state === 'pending') session.state = 'voided'
    return session
  }
  const respond = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDown) return void response.destroy()
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://psp')
    if (request.method === 'POST' && pathname === '/v1/sessions') {
      respond(response, 201, open(await json(request)))
    } else if (request.method === 'GET' && pathname === '/v1/sessions') {
      respond(
        response,
        200,
        searchParams.getAll('authority').flatMap((authority) => sessions.get(authority) ?? []),
      )
    } else if (request.method === 'DELETE') {
      const session = voided(pathname.split('/').at(-1) ?? '')
      respond(response, session === undefined ? 404 : 200, session ?? {})
    } else respond(response, 404, {})
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    decide(authority, result, rials) {
      const session = sessions.get(authority)
      if (session?.state !== 'pending' || new Date(session.expires) <= clock.now()) return
      session.state = result
      session.rials = rials ?? session.rials
      session.rrn = result === 'SUCCESS' ? `RRN${randomInt(10 ** 9)}` : null
      session.decided = clock.now().toISOString()
    },
    setDown(down) {
      isDown = down
    },
    close: () => stop(server),
  }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
