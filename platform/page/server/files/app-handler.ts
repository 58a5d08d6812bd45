import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { globals } from '../../protocol'
import type { WorkerPlan } from '../../service-worker/worker-plan'
import { indexAt, remoteIndexOf } from '../catalogue/remote-index'
import { toRunningVersions } from '../catalogue/running-versions'
import { memoized } from '../document/bounded-cache'
import { type Deployment, workerPlan } from '../document/document-model'
import { workerHeaders } from '../document/headers'
import { offlinePage } from '../document/offline-page'
import type { Settings } from '../settings'
import { takesBrotli } from './accept-encoding'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { sendWithEtag } from './etag'

/** Request handler of what an installed app fetches beside its pages; undefined for any other request. */
export type AppHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: AppRequest,
) => Promise<void> | undefined

interface AppRequest {
  readonly pathname: string
  /** What runs now, for the visitor who asks. */
  readonly deployment: () => Promise<Deployment>
  /** Why the newest catalogue is not in use. */
  readonly refusal: () => string | undefined
}

/** Creates the handler of web manifest, service worker, asset links and running versions. */
export function createAppHandler({ files, serviceWorker, wrapperApp }: Settings): AppHandler {
  const script = readFileSync(path.join(files, serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8')
  type Answer = (request: IncomingMessage, response: ServerResponse, asked: AppRequest) => Promise<void>
  const answers: Readonly<Record<string, Answer>> = {
    async '/.well-known/assetlinks.json'(request, response) {
      if (!wrapperApp) return void response.writeHead(404).end()
      sendWithEtag(request, response, JSON.stringify(assetLinks(wrapperApp)), { 'Content-Type': 'application/json' })
    },
    async '/manifest.webmanifest'(request, response, { deployment }) {
      sendWithEtag(request, response, JSON.stringify(appManifest((await deployment()).files)), {
        'Content-Type': 'application/manifest+json; charset=utf-8',
      })
    },
    async '/versions'(request, response, { deployment, refusal }) {
      const now = await deployment()
      const refused = refusal()
      const text = refused ? JSON.stringify({ ...toRunningVersions(now.catalogue), refusal: refused }) : versionsIn(now)
      sendWithEtag(request, response, text, {
        'Content-Type': 'application/json',
        Vary: 'Cookie',
      })
    },
    async '/sw.js'(request, response, { deployment }) {
      const { plan, sources } = planOf(await deployment())
      // Facts stand before the script: the browser takes it for a new worker when either has changed.
      const facts = serviceWorker ? `self.${globals.plan}=${JSON.stringify(plan)};\n` : ''
      sendWithEtag(request, response, facts + script, { ...workerHeaders(sources), Vary: 'Cookie' })
    },
  }
  return (request, response, asked) => {
    const { pathname } = asked
    if (/^\/remotes\.[\w-]{43}\.json$/.test(pathname)) return sendIndex(request, response, asked)
    return Object.hasOwn(answers, pathname) ? answers[pathname]?.(request, response, asked) : undefined
  }
}

const planOf = memoized((deployment: Deployment) => {
  const { plan, sources } = workerPlan(deployment)
  return { plan: { ...plan, page: offlinePage(deployment) } satisfies WorkerPlan, sources }
})
const versionsIn = memoized(({ catalogue }: Deployment) => JSON.stringify(toRunningVersions(catalogue)))

/** An index that this server knows, or the one that it would make now: another server behind the balancer made the page. */
async function sendIndex(request: IncomingMessage, response: ServerResponse, asked: AppRequest): Promise<void> {
  const { pathname } = asked
  const now = indexAt(pathname) ?? remoteIndexOf(await asked.deployment())
  if (now.url !== pathname) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
  const isBrotli = takesBrotli(request.headers['accept-encoding'])
  const body = isBrotli ? await now.compressed() : Buffer.from(now.text)
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    ...(isBrotli && { 'Content-Encoding': 'br' }),
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
