import type { FastifyInstance } from 'fastify'
import { globals } from '../../protocol'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { findRemotes, lookUpsIn } from '../catalogue/look-up'
import { askedVersions, toRunningVersions } from '../catalogue/running-versions'
import { memoized } from '../document/bounded-cache'
import { type Deployment, workerPlan } from '../document/document-model'
import { headersFor, workerHeaders } from '../document/headers'
import { offlinePage } from '../document/offline-page'
import type { Installation } from '../installation'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { sendWithEtag } from './etag'

/** What an installed app fetches beside its pages: web manifest, service worker, asset links, running versions, remotes by what they answer. */
export async function appRoutes(
  app: FastifyInstance,
  { settings, catalogue, shellFor, deploymentFor, deploymentOfPage }: Installation,
): Promise<void> {
  const { wrapperApp } = settings
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
    const versions = toRunningVersions(now.catalogue, askedVersions(request.url))
    return sendWithEtag(request, reply, JSON.stringify({ ...versions, refusal }), byCookie)
  })
  app.get('/remotes', async (request, reply) => {
    const lookUps = lookUpsIn(request.url)
    if (!lookUps) return reply.code(400).header('Cache-Control', 'no-store').send()
    const remotes = findRemotes(await deploymentFor(request.headers), lookUps)
    return sendWithEtag(request, reply, JSON.stringify({ remotes }), byCookie)
  })
  app.get('/sw.js', async (request, reply) => {
    const { files, serviceWorker: script } = await shellFor(request.headers)
    const { deployment } = await deploymentOfPage(request.headers, files.shell.start)
    const { plan, sources } = planOf(deployment)
    // An offline start has the policies of the page that this browser is sent.
    const page = { ...plan.page, headers: headersFor(plan.page.headers, request.headers['user-agent']) }
    // Facts stand before the script: the browser takes it for a new worker when either has changed.
    const facts = settings.serviceWorker
      ? `self.${globals.plan}=${JSON.stringify({ ...plan, page } satisfies WorkerPlan)};\n`
      : ''
    return sendWithEtag(request, reply, facts + script, { ...workerHeaders(sources), Vary: 'Cookie, User-Agent' })
  })
}

/** Canaries are chosen by the visitor's cookie. */
const byCookie = { 'Content-Type': 'application/json', Vary: 'Cookie' }

const planOf = memoized((deployment: Deployment) => {
  const { plan, sources } = workerPlan(deployment)
  return { plan: { ...plan, page: offlinePage(deployment) }, sources }
})
