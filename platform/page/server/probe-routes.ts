import type { FastifyInstance } from 'fastify'
import { noCatalogue } from './catalogue/catalogue-source'
import { isCompatible } from './document/to-page-data'
import type { Installation } from './installation'

/**
 * Liveness and readiness. A server that has had no usable catalogue, or whose shell fits none of its remotes, would make
 * pages without remotes, so a balancer leaves it out. Why it has none stands in its log only, since that names files and
 * stores.
 */
export async function probeRoutes(app: FastifyInstance, { catalogue, shells }: Installation): Promise<void> {
  app.get('/livez', async () => 'ok\n')
  // Metrics are on a port of their own: a scraper that comes here by mistake must not take a page for them.
  for (const path of ['/metrics', '/metrics/*']) app.get(path, (_request, reply) => reply.code(404).send())
  app.get('/health', async (_request, reply) => {
    const now = await catalogue.current()
    if (now === noCatalogue) return reply.code(503).send('no usable catalogue\n')
    const files = shells.of(now)?.files
    if (!files) return reply.code(503).send('no shell\n')
    const misfits = now.remotes.filter(({ current, isLeftOut }) => !isLeftOut && !isCompatible(current, files.provided))
    const fitsNone = misfits.length > 0 && misfits.length === now.remotes.length
    return fitsNone ? reply.code(503).send('no remote fits this shell\n') : 'ok\n'
  })
}
