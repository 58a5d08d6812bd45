import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { appManifest } from './app-manifest'
import { assetLinks } from './asset-links'
import { workerHeaders } from './headers'
import { type Deployment, remoteOrigins, workerPlan } from './page-parts'
import type { Settings } from './settings'

/** Answers what an installed app asks for beside its pages; false when it is none of that. */
export type AppAnswers = (request: IncomingMessage, response: ServerResponse, asked: AppRequest) => boolean

interface AppRequest {
  readonly pathname: string
  /** What runs now. */
  readonly deployment: () => Promise<Deployment>
}

/** The manifest, the service worker and the asset links. */
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
    else if (pathname === '/sw.js')
      answerWith(response, deployment, (now) => {
        // Facts stand before the script: the browser takes it for a new worker when either has changed.
        const facts = serviceWorker ? `self.__SARV_PLAN__=${JSON.stringify(workerPlan(now))};\n` : ''
        send(facts + script, workerHeaders(remoteOrigins(now)))
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

/** Browsers ask for these again and again: a tag answers them without the bytes. */
function sendTagged(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  headers: Record<string, string>,
): void {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const known = request.headers['if-none-match'] === tag
  response.writeHead(known ? 304 : 200, {
    ...headers,
    ETag: tag,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(known || request.method === 'HEAD' ? undefined : body)
}
