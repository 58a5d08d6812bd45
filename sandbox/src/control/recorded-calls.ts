import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every call of the product API must carry (PLT-011 to PLT-016). */
const HEADERS = ['device-token', 'accept-language', 'application-name', 'platform', 'application-version'] as const

/** One call as tests see it (SBX-007); the token itself is never kept. */
interface RecordedCall {
  readonly at: string
  readonly method: string
  readonly path: string
  status: number
  readonly sub: string | undefined
  readonly authorization: 'bearer' | 'none'
  readonly headers: Readonly<Record<string, string>>
  /** Those of the five headers that were not sent. */
  readonly missing: readonly string[]
  readonly body: unknown
}

export interface RecordedCalls {
  record(request: FastifyRequest, reply: FastifyReply, person: { readonly sub: string } | undefined): void
  list(sub?: string): readonly RecordedCall[]
  clear(): void
}

const MOST = 5000

/** Keeps the newest calls in memory, oldest first; nothing at all unless the control endpoint is on. */
export function recordCalls(on: boolean): RecordedCalls {
  let calls: RecordedCall[] = []
  return {
    record(request, reply, person) {
      if (!on) return
      const sent = HEADERS.filter((name) => request.headers[name] !== undefined)
      const call: RecordedCall = {
        at: new Date().toISOString(),
        method: request.method,
        path: request.url,
        status: 0,
        sub: person?.sub,
        authorization: request.headers.authorization?.startsWith('Bearer ') ? 'bearer' : 'none',
        headers: Object.fromEntries(sent.map((name) => [name, String(request.headers[name])])),
        missing: HEADERS.filter((name) => !sent.includes(name)),
        body: request.isMultipart() ? 'multipart' : request.body,
      }
      reply.raw.once('close', () => {
        call.status = reply.raw.statusCode
      })
      calls.push(call)
      if (calls.length > MOST) calls = calls.slice(-MOST / 2)
    },
    list: (sub) => (sub === undefined ? calls : calls.filter((call) => call.sub === sub)),
    clear() {
      calls = []
    },
  }
}
