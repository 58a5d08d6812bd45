import path from 'node:path'
import { rememberedLanguage } from '@sarv/platform/client/i18n/language'
import { developmentEvents } from '@sarv/platform/delivery/development/development-events'
import { buildWriter } from '@sarv/platform/delivery/development/development-state'
import { webApp } from '@sarv/platform/delivery/http/web-app'
import { developmentServer } from '@sarv/platform/delivery/local/development-server'
import { readShellManifest } from '@sarv/platform/delivery/webpack/host-preset'
import { logError } from '@sarv/platform/lib/log/process-log'
import { apiProxy } from '@sarv/platform/page/server/api-proxy'
import { catalogueSource } from '@sarv/platform/page/server/catalogue/catalogue-source'
import { page } from '@sarv/platform/page/server/document/page'
import { toPageData } from '@sarv/platform/page/server/document/to-page-data'
import { handleSilentRenewal, isSilentRenewalResponse } from '@sarv/platform/page/server/files/silent-renewal'
import { settingsFrom } from '@sarv/platform/page/server/settings'
import { config } from '../webpack.config'

/**
 * The shell from its sources, for `pnpm dev`: the same page, without the hashes and the strict policy that only built
 * files can have.
 */
const settings = settingsFrom(process.env)
const shell = readShellManifest(path.resolve(import.meta.dirname, '..'))
const source = catalogueSource(settings.catalogue, logError)
const { apiUpstream: upstream, self } = settings
const findings = process.env.SARV_DEVELOPMENT
const events =
  findings === undefined
    ? undefined
    : developmentEvents(findings, async () => (await source.current()).revision, logError)

const middleware = webApp((app) => {
  if (upstream) app.register(apiProxy, { upstream, self, messages: () => shell.texts.unavailable, log: logError })
  events?.routes(app)
  app.get('/*', async ({ raw, headers }, reply) => {
    if (isSilentRenewalResponse(raw)) {
      reply.hijack()
      return handleSilentRenewal(reply.raw)
    }
    const { remotes, ...data } = toPageData(await source.current(), settings.config, {})
    const html = page({
      language: rememberedLanguage(headers.cookie),
      nonce: '',
      shell,
      data: { ...data, inspector: true, remotes: remotes.map(({ refused: _, ...remote }) => remote) },
      scripts: [],
      preloads: [],
      styles: [{ url: '/main.css' }],
      stylePreloads: [],
      main: { url: '/main.js' },
    })
    return reply.type('text/html; charset=utf-8').send(html)
  })
}, logError)

await developmentServer(config({ development: true }), settings.port, buildWriter(findings, 'host'), {
  setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware }],
})
