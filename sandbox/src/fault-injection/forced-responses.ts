import * as z from 'zod/mini'

/** Fault injection: the response that a test forces on the next calls of a path (SBX-015). */
export const forcedResponse = z.object({
  /** `/fund/api/v1/info/funds/`, the contract's pattern with `:id`, or a beginning with `*` at its end. */
  path: z.string().check(z.startsWith('/')),
  /** The answerer has the path `/words`: every piece of an answer is one call, which can come late. */
  service: z._default(z.enum(['api', 'identity', 'answerer']), 'api'),
  method: z.optional(z.string()),
  /** Only for this person; the tests of others go on undisturbed. */
  sub: z.optional(z.string()),
  /** Without it, the real response is sent (late, or cut). */
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  detail: z.optional(z.string()),
  message: z.optional(z.string()),
  /** Any JSON, instead of `detail` and `message`. */
  body: z.optional(z.unknown()),
  /** An HTML page, as a broken proxy sends it (F29). */
  html: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  delay_ms: z.optional(z.int().check(z.minimum(0), z.maximum(180_000))),
  /** `start`: the connection ends without a response (F1). `body`: it ends in the middle of one (F3). */
  cut: z.optional(z.enum(['start', 'body'])),
  /** The call really runs and commits first (F2). */
  after: z._default(z.boolean(), false),
  /** How often; 0 for always. */
  times: z._default(z.int().check(z.minimum(0)), 1),
})
export type ForcedResponse = z.infer<typeof forcedResponse>

interface ForcedRequest {
  readonly service: 'api' | 'identity' | 'answerer'
  readonly method: string
  readonly path: string
  readonly pattern?: string
  readonly sub: string | undefined
}

export interface ForcedResponses {
  add(forced: ForcedResponse): void
  /** The response forced on this call, used up once. */
  take(asked: ForcedRequest): ForcedResponse | undefined
  clear(sub?: string): void
}

const bare = (path: string) => path.replace(/\?.*$/, '').replace(/\/+$/, '')

function matches(forced: ForcedResponse, asked: ForcedRequest): boolean {
  if (forced.service !== asked.service) return false
  if (forced.method !== undefined && forced.method !== asked.method) return false
  if (forced.sub !== undefined && forced.sub !== asked.sub) return false
  if (forced.path.endsWith('*')) return asked.path.startsWith(forced.path.slice(0, -1))
  return [asked.path, asked.pattern ?? asked.path].some((path) => bare(path) === bare(forced.path))
}

export function createForcedResponses(): ForcedResponses {
  let waiting: { readonly response: ForcedResponse; left: number }[] = []
  return {
    add(response) {
      waiting.push({ response, left: response.times === 0 ? Number.POSITIVE_INFINITY : response.times })
    },
    take(asked) {
      const found = waiting.find(({ response }) => matches(response, asked))
      if (found === undefined) return undefined
      found.left--
      if (found.left <= 0) waiting = waiting.filter((one) => one !== found)
      return found.response
    },
    clear(sub) {
      waiting = sub === undefined ? [] : waiting.filter(({ response }) => response.sub !== sub)
    },
  }
}
