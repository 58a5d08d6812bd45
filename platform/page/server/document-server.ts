import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { rememberedLanguage } from '../../client/i18n/language'
import type { BuiltRemote } from '../../contract/manifest'
import { chosenOverride } from '../../contract/override'
import { clientAddress } from '../../delivery/http/client-address'
import { guardedListener } from '../../delivery/http/guarded-listener'
import { discardBody } from '../../delivery/http/read-body'
import { isMalformedPath } from '../../delivery/http/request-target'
import { serveFiles } from '../../delivery/http/serve-files'
import { logError } from '../../lib/log/process-log'
import type { PageNames } from '../service-worker/page-names'
import { createApiProxy, isApiPath } from './api-proxy'
import { catalogueSource, noCatalogue } from './catalogue/catalogue-source'
import { createDeployments } from './catalogue/deployments'
import { canariesIn } from './catalogue/visitor-catalogue'
import type { Deployment } from './document/document-model'
import { loadFrameRenderer } from './document/frame-renderer'
import { commonHeaders, pageType } from './document/headers'
import { pageIds } from './document/page-id'
import type { PageTemplate } from './document/page-template'
import { createPages } from './document/pages'
import { randomText } from './document/random-text'
import { tryPages } from './document/render-page'
import { isCompatible } from './document/to-page-data'
import { takesBrotli } from './files/accept-encoding'
import { createAppHandler } from './files/app-handler'
import { createFormerFilesHandler } from './files/former-files-handler'
import { hostFiles } from './files/host-files'
import { handleSilentRenewal, isSilentRenewalResponse } from './files/silent-renewal-handler'
import { createTokenWorkerHandler, tokenWorkerPath } from './files/token-worker-handler'
import { healthReports } from './health/health-reports'
import { createOverrideHandler } from './override/override-handler'
import { createOverrides, overridden } from './override/overrides'
import { guardPosts } from './posts/post-guard'
import { postRoutes } from './posts/post-routes'
import type { Settings } from './settings'

/**
 * Serves the shell's files and, for every other address, the page that is made from the catalogue. It keeps no state but
 * what pages told it in the last seconds, so any number of them can stand behind a balancer.
 */
export function createDocumentServer(settings: Settings, log: (line: string) => void = logError): Server {
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const frames = loadFrameRenderer(settings.files)
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const source = catalogueSource(settings.catalogue, log, Date.now, (catalogue) =>
    tryPages({ settings, files, frames, catalogue }, fits),
  )
  const ids = pageIds(settings.pageKey ?? randomBytes(32).toString('base64url'))
  const deploymentFor = createDeployments({ settings, files, frames }, fits)
  const namesFor = ({ catalogue }: Deployment) => ({ nonce: createNonce(), pageId: ids.issue(canariesIn(catalogue)) })
  const pageOf = createPages(namesFor)
  const admit = guardPosts(ids, settings.trustedProxies)
  const health = healthReports({
    location: settings.catalogue.location,
    catalogue: source,
    log,
    pagesOfAddress: settings.pagesOfAddress,
  })
  const posts = postRoutes({ webEngage: settings.webEngage, health, log })
  const serveFile = serveFiles(settings.files, {
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        files.isImmutable(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const answerFormerFile = createFormerFilesHandler(settings.formerFiles, log)
  const answerApp = createAppHandler(settings)
  const answerTokenWorker = createTokenWorkerHandler(settings)
  const { apiUpstream, self } = settings
  const proxyApi = apiUpstream
    ? createApiProxy({ upstream: apiUpstream, self, messages: files.shell.texts.unavailable, log })
    : undefined
  const overrides = createOverrides()
  const answerOverride = createOverrideHandler({
    overrides,
    self: settings.self,
    provided: files.provided,
    texts: files.shell.texts.override,
    addressOf: clientAddress(settings.trustedProxies),
    catalogue: () => source.current(),
  })
  const listener = guardedListener((request, response, target) => {
    const { pathname } = target
    const deployment = async (): Promise<Deployment> => {
      const deployed = deploymentFor(await source.current(), request.headers.cookie)
      const override = overrides.get(overrideFor(request))
      if (!override) return deployed
      const { name, version } = override.built
      return { ...deployed, catalogue: overridden(deployed.catalogue, override), override: { name, version } }
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
    if (pathname === '/livez') return void response.end('ok\n')
    if (pathname === '/health')
      return source.current().then((current) => sendReadiness(response, current !== noCatalogue))
    if (/^\/overrides(\/|$)/.test(pathname)) {
      if (!settings.overrides) return void response.writeHead(404).end()
      return answerOverride(request, response, pathname)
    }
    if (isSilentRenewalResponse(request)) return handleSilentRenewal(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    if (pathname === tokenWorkerPath) return answerTokenWorker(request, response)
    const answered = answerApp(request, response, { pathname, deployment, refusal: source.refusal })
    if (answered) return answered
    // Every file has an extension, and no page has.
    if (/\.[a-z0-9]+$/i.test(pathname)) {
      return serveFile(request, response) ? undefined : answerFormerFile(request, response, pathname)
    }
    return deployment().then(async (now) => {
      const page = await pageOf(now, pathname, rememberedLanguage(request.headers.cookie))
      if (settings.earlyHints && isNavigation(request)) response.writeEarlyHints({ link: [...page.links] })
      sendPage(request, response, page, namesFor(now))
    })
  }, log)
  const common = Object.entries(commonHeaders(settings.self))
  const server = createServer((request, response) => {
    for (const [name, value] of common) response.setHeader(name, value)
    // A person who opens it reads the page that says so, and not a bare line.
    if (isNavigation(request) && isMalformedPath(request.url)) request.url = '/not-found'
    listener(request, response)
  })
  server.on('close', () => void health.flush())
  return server
}

/**
 * Only in a page that a person opens, also through the service worker, whose requests lose their destination: what the
 * worker fetches by itself, or is told, comes from the catalogue.
 */
function overrideFor({ headers }: IncomingMessage): string | undefined {
  return isNavigation({ headers }) ? chosenOverride(headers.cookie) : undefined
}

function isNavigation({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}

/**
 * Readiness: a server that has had no usable catalogue would make pages without remotes, so a balancer leaves it out. Why it
 * has none stands in its log only, since that names files and stores.
 */
function sendReadiness(response: ServerResponse, isReady: boolean): void {
  response.statusCode = isReady ? 200 : 503
  response.end(isReady ? 'ok\n' : 'no usable catalogue\n')
}

function createNonce(): string {
  return randomText(16, 'base64')
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: PageTemplate, names: PageNames): void {
  const { bytes, encoding } = page.body(names, takesBrotli(request.headers['accept-encoding']))
  response.writeHead(200, {
    ...page.headers(names),
    ...pageType,
    'Content-Length': bytes.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
