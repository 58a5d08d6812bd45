import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { rememberedLanguage } from '@sarv/shared/i18n/language'
import { addressOf, type Catalogue, type CataloguedRemote } from '@sarv/shared/remote/manifest'
import sirv from 'sirv'
import { catalogueSource } from './catalogue-source'
import { pageHeaders } from './headers'
import { type HostFiles, hostFiles } from './host-files'
import { type PageFile, page } from './page'
import { isCompatible, pageDataOf } from './page-data-of'
import { answerRenewal, isRenewalAnswer } from './renewal-answer'
import { requestedRemote } from './requested-remote'
import type { Settings } from './settings'
import { takeReport } from './violation-reports'

/**
 * Serves the shell's files and, for every other address, the page that is made from the catalogue. It keeps no state, so
 * any number of them can stand behind a balancer.
 */
export function createDocumentServer(
  settings: Settings,
  log: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Server {
  const source = catalogueSource(settings.catalogue, log)
  const files = hostFiles(JSON.parse(readFileSync(path.join(settings.files, 'host.json'), 'utf8')))
  const serveFile = sirv(settings.files, {
    brotli: true,
    setHeaders: (response, pathname) => {
      response.setHeader(
        'Cache-Control',
        files.isImmutable(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', settings.self)
    if (pathname === '/reports') return takeReport(request, response, log)
    if (pathname === '/health') return void response.end('ok\n')
    if (isRenewalAnswer(request)) return answerRenewal(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    serveFile(request, response, () => {
      if (/\.[a-z0-9]+$/i.test(pathname)) return void response.writeHead(404).end()
      source
        .current()
        .then((catalogue) => servePage(request, response, { settings, files, catalogue, pathname }))
        .catch(() => response.writeHead(500).end())
    })
  })
}

interface Request {
  readonly settings: Settings
  readonly files: HostFiles
  readonly catalogue: Catalogue
  readonly pathname: string
}

function servePage(request: IncomingMessage, response: ServerResponse, asked: Request): void {
  const { settings, files, catalogue, pathname } = asked
  const { config, self } = settings
  const nonce = randomBytes(16).toString('base64')
  // Of a remote that this host refuses nothing is fetched, and nothing could run.
  const fitting = catalogue.remotes.filter(({ current }) => isCompatible(current, files.provided))
  const asksFor = requestedRemote(catalogue, pathname)
  const requested = asksFor && fitting.includes(asksFor) ? asksFor : undefined
  const html = page({
    language: rememberedLanguage(request.headers.cookie),
    nonce,
    data: pageDataOf(catalogue, config, files.provided),
    scripts: [...files.scripts, ...fitting.flatMap((remote) => filesOf(remote, isScript))],
    preloads: [...files.first, ...firstOf(requested, isScript)],
    styles: files.styles,
    stylePreloads: firstOf(requested, isStyle),
    font: files.font,
    main: files.main,
    icon: files.icon,
  })
  const headers = pageHeaders({
    nonce,
    self,
    remotes: catalogue.remotes.map(({ base }) => new URL(base).origin),
    api: config.api,
    identity: new URL(config.identity).origin,
  })
  response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}

const isScript = (path: string) => path.endsWith('.js')
const isStyle = (path: string) => path.endsWith('.css')

function filesOf(remote: CataloguedRemote, wanted: (path: string) => boolean): PageFile[] {
  return remote.current.files
    .filter((file) => wanted(file.path))
    .map(({ path, integrity }) => ({ url: addressOf(remote, path), integrity }))
}

/** What a remote needs for its first screen. */
function firstOf(remote: CataloguedRemote | undefined, wanted: (path: string) => boolean): PageFile[] {
  if (!remote) return []
  const { entry, expose } = remote.current
  const first = new Set([entry, ...expose.scripts, ...expose.styles].map((path) => addressOf(remote, path)))
  return filesOf(remote, wanted).filter(({ url }) => first.has(url))
}
