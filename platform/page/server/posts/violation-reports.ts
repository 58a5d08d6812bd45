import type { FastifyInstance } from 'fastify'
import { limitLines } from '../../../lib/log/limit-lines'

/** Bytes of the largest body that is read. */
const bodyLimit = 64_000
/** Reports of one body, and lines of all bodies in a minute. */
const maxBody = 20
const maxLines = 60

/** Types of reports, directives of policies and what stands for a source: words of specifications. */
const word = /^[a-z][a-z-]{0,39}$/

/** Route of violation reports, which browsers post by themselves; it logs kind, directive and blocked origin, no more. */
export function violationReports(app: FastifyInstance, log: (line: string) => void): void {
  const say = limitLines(log, maxLines, 'reports')
  app.post('/reports', { bodyLimit }, ({ body }, reply) => {
    if (Array.isArray(body)) for (const line of body.slice(0, maxBody).flatMap(lineOf)) say(line)
    return reply.code(204).send()
  })
}

interface Report {
  readonly type?: unknown
  readonly body?: { readonly effectiveDirective?: unknown; readonly blockedURL?: unknown } | null
}

/** A value that is not a report of a browser gives no line. */
function lineOf(report: Report | null): string[] {
  const type = wordOf(report?.type)
  const directive = wordOf(report?.body?.effectiveDirective)
  return type === undefined
    ? []
    : [`report ${[type, directive, sourceOf(report?.body?.blockedURL)].filter(Boolean).join(' ')}`]
}

/** `inline` and its like, or the origin of an address: its path may name a person. */
function sourceOf(blocked: unknown): string | undefined {
  if (typeof blocked !== 'string' || !/^https?:/.test(blocked)) return wordOf(blocked)
  const { origin = '' } = URL.canParse(blocked) ? new URL(blocked) : {}
  return origin.length <= 100 ? origin : undefined
}

function wordOf(text: unknown): string | undefined {
  return typeof text === 'string' && word.test(text) ? text : undefined
}
