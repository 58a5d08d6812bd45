import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { guardedListener } from '@sarv/delivery/http/guarded-listener'
import { serveFiles } from '@sarv/delivery/http/serve-files'
import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { logError } from '@sarv/shared/internal/log/process-log'
import type { BuiltRemote } from '@sarv/shared/internal/remote/manifest'
import { chosenOverride } from '@sarv/shared/internal/remote/override'
import { createApiProxy, isApiPath } from './api-proxy'
import { createAppHandler } from './app-handler'
import { catalogueSource } from './catalogue-source'
import { commonHeaders } from './headers'
import { healthReports } from './health-reports'
import { hostFiles } from './host-files'
import { createOverrideHandler } from './override-handler'
import { createOverrides, overridden } from './overrides'
import { pageDoor } from './page-door'
import { pageIds } from './page-id'
import type { Deployment } from './page-parts'
import { pagePosts } from './page-posts'
import { discardBody } from './read-body'
import { renderPage, tryPages } from './render-page'
import type { Settings } from './settings'
import { handleSilentRenewal, isSilentRenewalResponse } from './silent-renewal-handler'
import { isCompatible } from './to-page-data'
import { createTokenWorkerHandler, tokenWorkerPath } from './token-worker-handler'
import { catalogueForVisitor } from './visitor-catalogue'

/**
 * Serves the shell's files and, for every other address, the page that is made from the catalogue. It keeps no state but
 * what pages told it in the last seconds, so any number of them can stand behind a balancer.
 */
export function createDocumentServer(settings: Settings, log: (line: string) => void = logError): Server {
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const source = catalogueSource(settings.catalogue, log, Date.now, (catalogue) =>
    tryPages({ settings, files, catalogue }, fits),
  )
  const ids = pageIds(settings.pageKey ?? randomBytes(32).toString('base64url'))
  const admit = pageDoor(ids, settings.trustedProxies)
  const health = healthReports({
    location: settings.catalogue.location,
    catalogue: source,
    log,
    pagesOfAddress: settings.pagesOfAddress,
  })
  const posts = pagePosts({ webEngage: settings.webEngage, health, log })
  const serveFile = serveFiles(settings.files, {
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        files.isImmutable(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const answerApp = createAppHandler(settings)
  const answerTokenWorker = createTokenWorkerHandler(settings)
  const { apiUpstream, self } = settings
  const proxyApi = apiUpstream ? createApiProxy({ upstream: apiUpstream, self, log }) : undefined
  const overrides = createOverrides()
  const answerOverride = createOverrideHandler({
    overrides,
    self: settings.self,
    provided: files.provided,
    catalogue: () => source.current(),
  })
  const listener = guardedListener((request, response, target) => {
    const { pathname } = target
    const deployment = async (): Promise<Deployment> => {
      const catalogue = catalogueForVisitor(await source.current(), request.headers.cookie, fits)
      const override = overrides.get(overrideFor(request))
      if (!override) return { settings, files, catalogue }
      const { name, version } = override.built
      return { settings, files, catalogue: overridden(catalogue, override), override: { name, version } }
    }
    const post = posts.get(pathname)
    if (post) {
      const sender = admit(request, target)
      if ('refused' in sender) {
        response.writeHead(sender.refused).end()
        return discardBody(request)
      }
      return post(request, response, sender)
    }
    if (proxyApi && isApiPath(pathname)) return proxyApi(request, response, target)
    if (pathname === '/health') return void response.end('ok\n')
    if (/^\/overrides(\/|$)/.test(pathname)) {
      if (!settings.overrides) return void response.writeHead(404).end()
      return answerOverride(request, response, pathname)
    }
    if (isSilentRenewalResponse(request)) return handleSilentRenewal(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    if (pathname === tokenWorkerPath) return answerTokenWorker(request, response)
    const answered = answerApp(request, response, { pathname, deployment })
    if (answered) return answered
    if (serveFile(request, response)) return
    if (/\.[a-z0-9]+$/i.test(pathname)) return void response.writeHead(404).end()
    return deployment().then((now) => servePage(request, response, { deployment: now, pathname, pageId: ids.issue() }))
  }, log)
  const common = Object.entries(commonHeaders(settings.self))
  const server = createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value)
    listener(request, response)
  })
  server.on('close', () => void health.flush())
  return server
}

/**
 * Only in a page that somebody opens, also through the service worker, for which the destination is lost: what that one
 * fetches of its own accord, or is told, is the catalogue's.
 */
function overrideFor({ headers }: IncomingMessage): string | undefined {
  return headers['sec-fetch-mode'] === 'navigate' ? chosenOverride(headers.cookie) : undefined
}

interface Request {
  readonly deployment: Deployment
  readonly pathname: string
  readonly pageId: string
}

function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { deployment, pathname, pageId }: Request,
): void {
  const nonce = randomBytes(16).toString('base64')
  const language = rememberedLanguage(request.headers.cookie)
  const { html, headers } = renderPage(deployment, { pathname, language, nonce, pageId })
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}
