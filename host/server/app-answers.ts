import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { workerHeaders } from './headers'
import { type Deployment, remoteOrigins, workerPlan } from './page-parts'
import type { Settings } from './settings'
import { sendTagged } from './tagged-answer'
import { runningOf } from './versions-answer'

/** Answers what an installed app asks for beside its pages; false when it is none of that. */
export type AppAnswers = (request: IncomingMessage, response: ServerResponse, asked: AppRequest) => boolean

interface AppRequest {
  readonly pathname: string
  /** What runs now, for whoever asks. */
  readonly deployment: () => Promise<Deployment>
}

/** The manifest, the service worker, the asset links, and which versions may run. */
export function appAnswers({ files, serviceWorker, wrapperApp }: Settings): AppAnswers {
  const script = readFileSync(path.join(files, serviceWorker ? 'sw.js' : 'sw-off.js'), 'utf8')
  return (request, response, { pathname, deployment }) => {
    const send = (body: string, headers: Record<string, string>) => sendTagged(request, response, body, headers)
    if (pathname === '/.well-known/assetlinks.json') {
      if (wrapperApp) send(JSON.stringify(assetLinks(wrapperApp)), { 'Content-Type': 'application/json' })
      else response.writeHead(404).end()
    } else if (pathname === '/manifest.webmanifest')
      answerWith(response, deployment, (now) =>
        send(JSON.stringify(appManifest(now.files)), { 'Content-Type': 'application/manifest+json; charset=utf-8' }),
      )
    else if (pathname === '/versions')
      answerWith(response, deployment, ({ catalogue }) =>
        send(JSON.stringify(runningOf(catalogue)), { 'Content-Type': 'application/json', Vary: 'Cookie' }),
      )
    else if (pathname === '/sw.js')
      answerWith(response, deployment, (now) => {
        // Facts stand before the script: the browser takes it for a new worker when either has changed.
        const facts = serviceWorker ? `self.__SARV_PLAN__=${JSON.stringify(workerPlan(now))};\n` : ''
        send(facts + script, { ...workerHeaders(remoteOrigins(now)), Vary: 'Cookie' })
      })
    else return false
    return true
  }
}

function answerWith(
  response: ServerResponse,
  deployment: AppRequest['deployment'],
  answer: (now: Deployment) => void,
): void {
  deployment()
    .then(answer)
    .catch(() => response.writeHead(500).end())
}
