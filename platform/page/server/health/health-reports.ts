import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Catalogue, deliveredIn } from '../../../contract/catalogue'
import { type HealthReport, healthReport, type VersionHealth } from '../../../contract/health-report'
import type { Installation } from '../installation'
import type { Sender } from '../posts/post-guard'
import { requireSameOrigin } from '../posts/same-origin'
import { createHealthStore } from './health-store'
import { createHealthTally } from './health-tally'

/** Bytes of the largest report that is taken: browsers send no more with a page that is left. */
const bodyLimit = 64_000

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
  return {
    routes(app) {
      app.post('/health-reports', { bodyLimit, onRequest: requireSameOrigin }, async ({ body, sender }, reply) => {
        const { data: report } = healthReport.safeParse(body)
        if (!report) return reply.code(400).send()
        const known = knownOf(report, await catalogue.current(), sender)
        const counted = known.flatMap((told) => tally.count(sender, told) ?? [])
        kept.add(counted)
        heard(counted)
        return reply.code(204).send()
      })
    },
    flush: kept.flush,
  }
}

/**
 * Reports on versions that the catalogue has and the page could run, with their owners. Others are dropped: a sender cannot
 * fill the store with invented names, and a page without a canary cannot report on it.
 */
function knownOf({ remotes }: HealthReport, catalogue: Catalogue, { canaries }: Sender): VersionHealth[] {
  return remotes.flatMap((told) => {
    const remote = deliveredIn(catalogue).find(({ current }) => current.name === told.name)
    const canary = remote?.canary?.built
    const built = [remote?.current, remote?.previous, canary].find((one) => one?.version === told.version)
    // A canary that was promoted meanwhile is the current version.
    const ran = canaries.get(told.name)
    const couldRun = ran === undefined ? built !== canary : built?.version === ran
    return built && couldRun ? [{ ...told, owner: built.owner }] : []
  })
}
