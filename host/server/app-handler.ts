import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { sendWithEtag } from './etag'
import { workerHeaders } from './headers'
import { type Deployment, remoteOrigins, workerPlan } from './page-parts'
import { toRunningVersions } from './running-versions'
import type { Settings } from './settings'

/** Request handler of what an installed app fetches beside its pages; undefined for any other request. */
export type AppHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: AppRequest,
) => Promise<void> | undefined

interface AppRequest {
  readonly pathname: string
  /** What runs now, for whoever asks. */
  readonly deployment: () => Promise<Deployment>
}

/** Creates the handler of web manifest, service worker, asset links and running versions. */
export function createAppHandler({ files, serviceWorker, wrapperApp }: Settings): AppHandler {
  const script = readFileSync(path.join(files, serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8')
  type Answer = (
    request: IncomingMessage,
    response: ServerResponse,
    deployment: AppRequest['deployment'],
  ) => Promise<void>
  const answers: Readonly<Record<string, Answer>> = {
    async '/.well-known/assetlinks.json'(request, response) {
      if (!wrapperApp) return void response.writeHead(404).end()
      sendWithEtag(request, response, JSON.stringify(assetLinks(wrapperApp)), { 'Content-Type': 'application/json' })
    },
    async '/manifest.webmanifest'(request, response, deployment) {
      sendWithEtag(request, response, JSON.stringify(appManifest((await deployment()).files)), {
        'Content-Type': 'application/manifest+json; charset=utf-8',
      })
    },
    async '/versions'(request, response, deployment) {
      const { catalogue } = await deployment()
      sendWithEtag(request, response, JSON.stringify(toRunningVersions(catalogue)), {
        'Content-Type': 'application/json',
        Vary: 'Cookie',
      })
    },
    async '/sw.js'(request, response, deployment) {
      const now = await deployment()
      // Facts stand before the script: the browser takes it for a new worker when either has changed.
      const facts = serviceWorker ? `self.__SARV_PLAN__=${JSON.stringify(workerPlan(now))};\n` : ''
      sendWithEtag(request, response, facts + script, { ...workerHeaders(remoteOrigins(now)), Vary: 'Cookie' })
    },
  }
  return (request, response, { pathname, deployment }) =>
    Object.hasOwn(answers, pathname) ? answers[pathname]?.(request, response, deployment) : undefined
}
