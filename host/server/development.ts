import type { IncomingMessage, ServerResponse } from 'node:http'
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

await developmentServer(config({ development: true }), settings.port, {
  setupMiddlewares(middlewares) {
    return [
      ...middlewares,
      {
        name: 'page',
        async middleware(request: IncomingMessage, response: ServerResponse) {
          if (isSilentRenewalResponse(request)) return handleSilentRenewal(response)
          if (proxyApi && isApiPath(new URL(request.url ?? '/', self).pathname)) return proxyApi(request, response)
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
