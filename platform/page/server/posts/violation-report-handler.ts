import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../../delivery/http/read-body'
import { limitLines } from '../../../lib/log/limit-lines'

/** Bytes of the largest body that is read. */
const limit = 64_000
/** Reports of one body, and lines of all bodies in a minute. */
const maxBody = 20
const maxLines = 60

/** Types of reports, directives of policies and what stands for a source: words of specifications. */
const word = /^[a-z][a-z-]{0,39}$/

/** Request handler of violation reports, which browsers post by themselves. */
export type ViolationReports = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Creates the request handler of violation reports; it logs kind, directive and blocked origin, no more. */
export function violationReports(log: (line: string) => void): ViolationReports {
  const say = limitLines(log, maxLines, 'reports')
  return async (request, response) => {
    const body = await readBody(request, limit)
    if (body === undefined) return void response.writeHead(413).end()
    for (const line of linesOf(body)) say(line)
    response.writeHead(204).end()
  }
}

function linesOf(body: string): string[] {
  try {
    const reports: unknown = JSON.parse(body)
    return Array.isArray(reports) ? reports.slice(0, maxBody).flatMap(lineOf) : []
  } catch {
    return []
  }
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
