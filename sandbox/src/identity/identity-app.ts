import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/app-context'
import { sendForced } from '../fault-injection/send-forced'
import { commonHeaders } from '../http/common-headers'
import { webApp } from '../http/web-app'
import { pagePolicy } from '../pages/page'
import { pageAssets } from '../pages/page-assets'
import { eventWhitelist } from './event-whitelist'
import { holdToIssuer } from './issuer-origin'
import { loadKeys } from './keys'
import { formOf, sendPageErrors } from './page-errors'
import { passkeyRoutes } from './passkey-routes'
import { createProvider } from './provider'
import { signInRoutes } from './sign-in-routes'
import { signUpRoutes } from './sign-up-routes'
import { limitSignIns, limitSubmits } from './submit-limit'

/** The identity provider on its own origin: the sign-in pages, and OpenID Connect for everything else. */
export async function identityApp(context: AppContext): Promise<FastifyInstance> {
  const { settings, db } = context
  const provider = createProvider(context, await loadKeys(db))
  const app = webApp('identity', context.requestsOf('identity'), db, settings.trustedProxies)
  holdToIssuer(app, context.origins.identity)
  injectForcedResponses(app, context)
  pageAssets(app)

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 })
    await limitSubmits(pages, settings.submitsPerMinute)
    sendPageErrors(pages, formOf)
    signInRoutes(pages, context, provider)
    signUpRoutes(pages, context, provider)
    passkeyRoutes(pages, context, provider)
  })

  eventWhitelist(app, settings.hosts)

  await app.register(async (rest) => {
    await limitSignIns(rest, settings.signInsPerMinute)
    sendPageErrors(rest, () => `${context.host}/`)
    // The provider reads bodies itself.
    rest.removeAllContentTypeParsers()
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const handle = provider.callback()
    rest.all('/*', (request, reply) => {
      reply.hijack()
      // Only the shell's hidden frame for silent renewal may hold this origin.
      const framers = /[?&]prompt=none(&|$)/.test(request.url) ? settings.hosts : []
      const headers = { ...commonHeaders, 'content-security-policy': pagePolicy(settings.hosts, framers) }
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      return handle(request.raw, reply.raw)
    })
  })
  return app
}

/** The control endpoint can break the provider as well: F14, F15. */
function injectForcedResponses(app: FastifyInstance, { forced }: AppContext): void {
  app.addHook('onRequest', async (request, reply) => {
    const forcedResponse = forced.take({
      service: 'identity',
      method: request.method,
      path: request.url,
      sub: undefined,
    })
    if (forcedResponse === undefined) return
    const isAnswered =
      forcedResponse.status !== undefined ||
      forcedResponse.body !== undefined ||
      forcedResponse.html !== undefined ||
      forcedResponse.cut
    const { delay_ms } = forcedResponse
    const send = (rest: { status: number; headers: Readonly<Record<string, string>>; body: unknown }) =>
      reply
        .code(rest.status)
        .headers({ ...rest.headers, 'access-control-allow-origin': request.headers.origin ?? '*' })
        .send(rest.body)
    if (isAnswered)
      return sendForced(reply, forcedResponse, undefined, send, async () => ({ status: 200, body: null, headers: {} }))
    if (delay_ms !== undefined) await new Promise((resolve) => setTimeout(resolve, delay_ms))
  })
}
