import { isObject } from '@sarv/platform/lib/is-object'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What every call of the product API must carry (PLT-011 to PLT-016). */
const requiredHeaders = [
  'device-token',
  'accept-language',
  'application-name',
  'platform',
  'application-version',
] as const

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
  body: unknown
}

export interface CallRecorder {
  record(request: FastifyRequest, reply: FastifyReply, person: { readonly sub: string } | undefined): void
  /** Adds the body to its recorded call; calls that fail before have none. */
  recordBody(request: FastifyRequest): void
  list(sub?: string): readonly RecordedCall[]
  clear(): void
}

/** What confirms that a card is in a person's hand; the other fields are there for tests to read. */
const secrets = new Set(['cvv2', 'expiry', 'password', 'pin'])

/** Redaction: secrets of a card are in no record. */
function withoutSecrets(body: unknown): unknown {
  if (!isObject(body) || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, secrets.has(name) ? '***' : value]))
}

const maxCalls = 5000

/** Request recorder: keeps the newest calls in memory, oldest first; nothing at all unless the control endpoint is on. */
export function createCallRecorder(on: boolean): CallRecorder {
  let calls: RecordedCall[] = []
  const ofRequest = new WeakMap<FastifyRequest, RecordedCall>()
  return {
    record(request, reply, person) {
      if (!on) return
      const sent = requiredHeaders.filter((name) => request.headers[name] !== undefined)
      const call: RecordedCall = {
        at: new Date().toISOString(),
        method: request.method,
        path: request.url,
        status: 0,
        sub: person?.sub,
        authorization: request.headers.authorization?.startsWith('Bearer ') ? 'bearer' : 'none',
        headers: Object.fromEntries(sent.map((name) => [name, String(request.headers[name])])),
        missing: requiredHeaders.filter((name) => !sent.includes(name)),
        body: undefined,
      }
      reply.raw.once('close', () => {
        call.status = reply.raw.statusCode
      })
      calls.push(call)
      ofRequest.set(request, call)
      if (calls.length > maxCalls) calls = calls.slice(-maxCalls / 2)
    },
    recordBody(request) {
      const call = ofRequest.get(request)
      if (call !== undefined) call.body = request.isMultipart() ? 'multipart' : withoutSecrets(request.body)
    },
    list: (sub) => (sub === undefined ? calls : calls.filter((call) => call.sub === sub)),
    clear() {
      calls = []
    },
  }
}
