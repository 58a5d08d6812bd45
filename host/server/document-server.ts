import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { rememberedLanguage } from '@sarv/shared/i18n/language'
import type { BuiltRemote } from '@sarv/shared/remote/manifest'
import { chosenOverride } from '@sarv/shared/remote/override'
import sirv from 'sirv'
import { appAnswers } from './app-answers'
import { catalogueSource } from './catalogue-source'
import { pageHeaders } from './headers'
import { healthReports } from './health-reports'
import { hostFiles } from './host-files'
import { overrideAnswers } from './override-answers'
import { createOverrides, overridden } from './overrides'
import { page } from './page'
import { isCompatible } from './page-data-of'
import { type Deployment, pageParts, remoteOrigins } from './page-parts'
import { answerRenewal, isRenewalAnswer } from './renewal-answer'
import type { Settings } from './settings'
import { versionsFor } from './versions-for'
import { takeReport } from './violation-reports'
import { relayEvent } from './webengage'

/**
 * Serves the shell's files and, for every other address, the page that is made from the catalogue. It keeps no state but
 * what pages told it in the last seconds, so any number of them can stand behind a balancer.
 */
export function createDocumentServer(
  settings: Settings,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Server {
  const source = catalogueSource(settings.catalogue, log)
  const health = healthReports({ location: settings.catalogue.location, catalogue: source, log })
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const serveFile = sirv(settings.files, {
    brotli: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        files.isImmutable(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('X-Content-Type-Options', 'nosniff')
      // A worker has a policy of its own: what reads documents fetches nothing and makes no code.
      if (pathname.startsWith('/workers/')) response.setHeader('Content-Security-Policy', "default-src 'none'")
    },
  })
  const answerApp = appAnswers(settings)
  const fits = (built: BuiltRemote) => isCompatible(built, files.provided)
  const overrides = createOverrides()
  const answerOverride = overrideAnswers({
    overrides,
    self: settings.self,
    provided: files.provided,
    catalogue: () => source.current(),
  })
  const server = createServer((request, response) => {
    const deployment = async (): Promise<Deployment> => {
      const catalogue = versionsFor(await source.current(), request.headers.cookie, fits)
      const override = overrides.get(overrideFor(request))
      if (!override) return { settings, files, catalogue }
      const { name, version } = override.built
      return { settings, files, catalogue: overridden(catalogue, override), override: { name, version } }
    }
    const { pathname } = new URL(request.url ?? '/', settings.self)
    if (pathname === '/reports') return takeReport(request, response, log)
    if (pathname === '/health-reports') return void health.take(request, response).catch(() => response.destroy())
    if (pathname === '/analytics' && settings.webEngage)
      return void relayEvent(settings.webEngage, request, response, log).catch(() => response.destroy())
    if (pathname === '/health') return void response.end('ok\n')
    if (/^\/overrides(\/|$)/.test(pathname)) {
      if (!settings.overrides) return void response.writeHead(404).end()
      return void answerOverride(request, response, pathname).catch(() => response.destroy())
    }
    if (isRenewalAnswer(request)) return answerRenewal(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    if (answerApp(request, response, { pathname, deployment })) return
    serveFile(request, response, () => {
      if (/\.[a-z0-9]+$/i.test(pathname)) return void response.writeHead(404).end()
      deployment()
        .then((now) => servePage(request, response, { deployment: now, pathname }))
        .catch(() => response.writeHead(500).end())
    })
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
}

function servePage(request: IncomingMessage, response: ServerResponse, { deployment, pathname }: Request): void {
  const { config, self } = deployment.settings
  const nonce = randomBytes(16).toString('base64')
  const parts = pageParts(deployment, pathname)
  const html = page({ ...parts, nonce, language: rememberedLanguage(request.headers.cookie) })
  const headers = pageHeaders({
    nonce,
    self,
    remotes: remoteOrigins(deployment),
    api: config.api,
    identity: new URL(config.identity).origin,
  })
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}
