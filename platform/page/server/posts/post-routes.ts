import type { FastifyInstance } from 'fastify'
import type { HealthReports } from '../health/health-reports'
import type { Installation } from '../installation'
import type { HostMetrics } from '../monitoring/host-metrics'
import { knownScripts } from './known-scripts'
import { guardPosts } from './post-guard'
import { violationReports } from './violation-reports'
import { relayEvents } from './webengage'

/** Routes of what pages post: violation and health reports, and analytics events where they are relayed. */
export async function postRoutes(
  app: FastifyInstance,
  { health, counts, ...installation }: Installation & { readonly health: HealthReports; readonly counts: HostMetrics },
): Promise<void> {
  const { settings, ids, log } = installation
  const { trustedProxies, webEngage } = settings
  for (const path of ['/reports', '/health-reports', ...(webEngage ? ['/analytics'] : [])])
    app.get(path, (_request, reply) => reply.code(405).send())
  app.register(async (posts) => {
    await guardPosts(posts, ids, trustedProxies)
    violationReports(posts, { isKnownScript: knownScripts(installation), log, counts })
    health.routes(posts)
    if (webEngage) relayEvents(posts, webEngage, log)
  })
}
