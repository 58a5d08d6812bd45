import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { globals } from '../../protocol'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { indexAt, remoteIndexOf } from '../catalogue/remote-index'
import { toRunningVersions } from '../catalogue/running-versions'
import { memoized } from '../document/bounded-cache'
import { type Deployment, workerPlan } from '../document/document-model'
import { headersFor, workerHeaders } from '../document/headers'
import { offlinePage } from '../document/offline-page'
import type { Installation } from '../installation'
import { takesBrotli } from './accept-encoding'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { sendWithEtag } from './etag'

/** What an installed app fetches beside its pages: web manifest, service worker, asset links, running versions, the index. */
export async function appRoutes(
  app: FastifyInstance,
  { settings, catalogue, deploymentFor }: Installation,
): Promise<void> {
  const { files, serviceWorker, wrapperApp } = settings
  const script = readFileSync(path.join(files, serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8')
  app.get('/.well-known/assetlinks.json', async (request, reply) => {
    if (!wrapperApp) return reply.code(404).send()
    return sendWithEtag(request, reply, JSON.stringify(assetLinks(wrapperApp)), { 'Content-Type': 'application/json' })
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { files } = await deploymentFor(request.headers)
    return sendWithEtag(request, reply, JSON.stringify(appManifest(files)), {
      'Content-Type': 'application/manifest+json; charset=utf-8',
    })
  })
  app.get('/versions', async (request, reply) => {
    const now = await deploymentFor(request.headers)
    const refusal = catalogue.refusal()
    const text = refusal ? JSON.stringify({ ...toRunningVersions(now.catalogue), refusal }) : versionsIn(now)
    return sendWithEtag(request, reply, text, { 'Content-Type': 'application/json', Vary: 'Cookie' })
  })
  app.get('/sw.js', async (request, reply) => {
    const { plan, sources } = planOf(await deploymentFor(request.headers))
    // An offline start has the policies of the page that this browser is sent.
    const page = { ...plan.page, headers: headersFor(plan.page.headers, request.headers['user-agent']) }
    // Facts stand before the script: the browser takes it for a new worker when either has changed.
    const facts = serviceWorker
      ? `self.${globals.plan}=${JSON.stringify({ ...plan, page } satisfies WorkerPlan)};\n`
      : ''
    return sendWithEtag(request, reply, facts + script, { ...workerHeaders(sources), Vary: 'Cookie, User-Agent' })
  })
  // An index that this server knows, or the one that it would make now: another server behind the balancer made the page.
  app.get<{ Params: { hash: string } }>('/remotes.:hash(^[\\w-]{43}).json', async ({ params, headers }, reply) => {
    const pathname = `/remotes.${params.hash}.json`
    const now = indexAt(pathname) ?? remoteIndexOf(await deploymentFor(headers))
    if (now.url !== pathname) return reply.code(404).header('Cache-Control', 'no-store').send()
    const isBrotli = takesBrotli(headers['accept-encoding'])
    return reply
      .headers({
        'Content-Type': 'application/json',
        ...(isBrotli && { 'Content-Encoding': 'br' }),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
      })
      .send(isBrotli ? await now.compressed() : Buffer.from(now.text))
  })
}

const planOf = memoized((deployment: Deployment) => {
  const { plan, sources } = workerPlan(deployment)
  return { plan: { ...plan, page: offlinePage(deployment) }, sources }
})
const versionsIn = memoized(({ catalogue }: Deployment) => JSON.stringify(toRunningVersions(catalogue)))
