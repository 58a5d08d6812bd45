import type { IncomingMessage, ServerResponse } from 'node:http'
import { developmentEvents } from '@sarv/delivery/development/development-events'
import { buildWriter } from '@sarv/delivery/development/development-state'
import { guardedListener } from '@sarv/delivery/http/guarded-listener'
import { developmentServer } from '@sarv/delivery/local/development-server'
import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { logError } from '@sarv/shared/internal/log/process-log'
import { config } from '../webpack.config'
import { createApiProxy, isApiPath } from './api-proxy'
import { catalogueSource } from './catalogue-source'
import { page } from './page'
import { settingsFrom } from './settings'
import { handleSilentRenewal, isSilentRenewalResponse } from './silent-renewal-handler'
import { toPageData } from './to-page-data'

/**
 * The shell from its sources, for `pnpm dev`: the same page, without the hashes and the strict policy that only built
 * files can have.
 */
const settings = settingsFrom(process.env)
const source = catalogueSource(settings.catalogue, logError)
const { apiUpstream, self } = settings
const proxyApi =
  apiUpstream && guardedListener(createApiProxy({ upstream: apiUpstream, self, log: logError }), logError)

const findings = process.env.SARV_DEVELOPMENT
const events =
  findings === undefined
    ? undefined
    : developmentEvents(findings, async () => (await source.current()).revision, logError)
const answerEvents = events && guardedListener(events.listener, logError)

await developmentServer(config({ development: true }), settings.port, buildWriter(findings, 'host'), {
  setupMiddlewares(middlewares) {
    return [
      ...middlewares,
      {
        name: 'page',
        async middleware(request: IncomingMessage, response: ServerResponse) {
          if (isSilentRenewalResponse(request)) return handleSilentRenewal(response)
          const { pathname } = new URL(request.url ?? '/', self)
          if (proxyApi && isApiPath(pathname)) return proxyApi(request, response)
          if (answerEvents && events.handles(pathname)) return answerEvents(request, response)
          const { remotes, ...data } = toPageData(await source.current(), settings.config, {})
          const html = page({
            language: rememberedLanguage(request.headers.cookie),
            nonce: '',
            data: { ...data, remotes: remotes.map(({ refused: _, ...remote }) => remote) },
            scripts: [],
            preloads: [],
            styles: [{ url: '/main.css' }],
            stylePreloads: [],
            main: { url: '/main.js' },
          })
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(html)
        },
      },
    ]
  },
})
