import type { FastifyInstance } from 'fastify'
import { limitLines } from '../../../lib/log/limit-lines'
import type { HostMetrics } from '../monitoring/host-metrics'
import type { IsKnownScript } from './known-scripts'

/** Bytes of the largest body that is read. */
const bodyLimit = 64_000
/** Reports of one body, and lines of all bodies in a minute. */
const maxBody = 20
const maxLines = 60
/** Alerts in a minute: reports of other kinds push none of them out. */
const maxAlerts = 60
/** Characters of a script's path that are logged. */
const maxPath = 200

/** Types of reports, directives of policies and what stands for a source: words of specifications. */
const word = /^[a-z][a-z-]{0,39}$/

/** What the routes of violation reports take from the document server. */
interface Setup {
  readonly isKnownScript: IsKnownScript
  /** Writes to the error log. */
  readonly log: (line: string) => void
  readonly counts: Pick<HostMetrics, 'policyReported' | 'unknownScript'>
}

/**
 * Route of violation reports, which browsers post by themselves; it logs kind, directive and blocked origin, no more. A
 * script that is in no inventory is an alert of its own (`unknown-script`), with its path.
 */
export function violationReports(app: FastifyInstance, { isKnownScript, log, counts }: Setup): void {
  const say = limitLines(log, maxLines, 'reports')
  const alert = limitLines(log, maxAlerts, 'unknown scripts')
  app.post('/reports', { bodyLimit }, async ({ body }, reply) => {
    for (const report of Array.isArray(body) ? body.slice(0, maxBody) : []) {
      const told = toldIn(report)
      if (!told) continue
      counts.policyReported()
      const script = scriptOf(told)
      if (script && !(await isKnownScript(script))) {
        counts.unknownScript()
        alert(unknownScript(told, script))
      } else say(`report ${[told.type, told.directive, sourceOf(told.blocked)].filter(Boolean).join(' ')}`)
    }
    return reply.code(204).send()
  })
}

interface Report {
  readonly type?: unknown
  readonly body?: { readonly effectiveDirective?: unknown; readonly blockedURL?: unknown } | null
}

interface Told {
  readonly type: string
  readonly directive?: string
  readonly blocked: unknown
}

/** What a report says in words of specifications; a value that is not a report of a browser says nothing. */
function toldIn(report: Report | null): Told | undefined {
  const type = wordOf(report?.type)
  const directive = wordOf(report?.body?.effectiveDirective)
  return type === undefined ? undefined : { type, directive, blocked: report?.body?.blockedURL }
}

/** The address of a script that the policy or the integrity rule has blocked, without its query. */
function scriptOf({ type, directive = '', blocked }: Told): string | undefined {
  const isOfScript = type === 'integrity-violation' || /^(?:script-src|worker-src|require-sri-for)/.test(directive)
  const url = isOfScript ? addressOf(blocked) : undefined
  return url && originOf(url) !== undefined ? url.origin + url.pathname : undefined
}

/** A path may name a person by a long number. */
function unknownScript({ type, directive }: Told, script: string): string {
  const { origin, pathname } = new URL(script)
  const path = pathname.slice(0, maxPath).replace(/\d{5,}/g, '…')
  return `unknown-script ${[type, directive, origin + path].filter(Boolean).join(' ')}`
}

/** `inline` and its like, or the origin of an address: its path may name a person. */
function sourceOf(blocked: unknown): string | undefined {
  const url = addressOf(blocked)
  return url ? originOf(url) : wordOf(blocked)
}

function originOf({ origin }: URL): string | undefined {
  return origin.length <= 100 ? origin : undefined
}

function addressOf(blocked: unknown): URL | undefined {
  return typeof blocked === 'string' && /^https?:/.test(blocked) && URL.canParse(blocked) ? new URL(blocked) : undefined
}

function wordOf(text: unknown): string | undefined {
  return typeof text === 'string' && word.test(text) ? text : undefined
}
