import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { type HealthFailure, healthReport, type Thrown, type VersionHealth } from '../../../contract/health-report'
import { failureReasons, laterFailure } from '../../../contract/health-terms'
import { traceOf } from '../../../contract/page-trace'
import { scrubMessage } from '../../../contract/scrub-message'
import { limitLines } from '../../../lib/log/limit-lines'
import type { Installation } from '../installation'
import type { Sender } from '../posts/post-guard'
import { requireSameOrigin } from '../posts/same-origin'
import { createHealthStore } from './health-store'
import { createHealthTally } from './health-tally'

/** Bytes of the largest report that is taken: browsers send no more with a page that is left. */
const bodyLimit = 64_000
/** Lines in a minute that tell what remotes threw. */
const maxLines = 60

export interface HealthReports {
  /** Route of client health reports: how opening remotes went, nothing that names a person, an address or a device. */
  routes(app: FastifyInstance): void
  /** Writes what was heard and not written yet. */
  flush(): Promise<void>
}

/** @param heard is told what counts */
export function healthReports(
  { settings, catalogue, log }: Installation,
  heard: (counted: readonly VersionHealth[]) => void = () => undefined,
): HealthReports {
  const kept = createHealthStore(settings.catalogue.location, randomUUID(), log)
  const tally = createHealthTally(settings.pagesOfAddress)
  const say = limitLines(log, maxLines, 'errors of remotes')
  return {
    routes(app) {
      app.post('/health-reports', { bodyLimit, onRequest: requireSameOrigin }, async ({ body, sender }, reply) => {
        const { data: report } = healthReport.safeParse(body)
        if (!report) return reply.code(400).send()
        const now = await catalogue.current()
        const counted = report.remotes.flatMap((told) => {
          const built = builtOf(told, now, sender)
          return (built && tally.count(sender, { ...told, owner: built.owner })) ?? []
        })
        const thrown = (report.thrown ?? []).flatMap((one) =>
          builtOf(one, now, sender) && tally.hears(sender, `${one.name}@${one.version} thrown`)
            ? { ...one, message: scrubMessage(one.message) }
            : [],
        )
        const trace = traceOf(sender.page)
        for (const { name, version, message } of thrown) say(`${name}@${version} threw in page ${trace}: ${message}`)
        const lacked = (report.missing ?? []).filter((operation) => tally.hears(sender, operation))
        kept.add(counted, failuresIn(counted, thrown, { at: new Date().toISOString(), trace }), lacked)
        heard(counted)
        return reply.code(204).send()
      })
    },
    flush: kept.flush,
  }
}

/**
 * The build of a version that the catalogue has and the page could run. What is told of others is dropped: a sender cannot
 * fill the store with invented names, and a page without a canary cannot report on it.
 */
function builtOf(
  { name, version }: Pick<VersionHealth, 'name' | 'version'>,
  catalogue: Catalogue,
  { canaries }: Sender,
): Delivered['current'] | undefined {
  const remote = deliveredIn(catalogue).find(({ current }) => current.name === name)
  const canary = remote?.canary?.built
  const built = [remote?.current, remote?.previous, canary].find((one) => one?.version === version)
  // A canary that was promoted meanwhile is the current version.
  const ran = canaries.get(name)
  const couldRun = ran === undefined ? built !== canary : built?.version === ran
  return couldRun ? built : undefined
}

/** The errors of a report one by one, as they are kept: by reason, and by what was thrown. */
function failuresIn(
  counted: readonly VersionHealth[],
  thrown: readonly Thrown[],
  { at, trace }: { readonly at: string; readonly trace: string | undefined },
): HealthFailure[] {
  const seen = { first: at, last: at, ...(trace === undefined ? {} : { trace }) }
  const byReason = counted.flatMap(({ name, version, failed, crashed }) =>
    [...failureReasons.map((reason) => [reason, failed[reason] ?? 0] as const), [laterFailure, crashed] as const]
      .filter(([, count]) => count > 0)
      .map(([reason, count]) => ({ name, version, reason, count, ...seen })),
  )
  return [...byReason, ...thrown.map((one) => ({ ...one, count: 1, ...seen }))]
}
