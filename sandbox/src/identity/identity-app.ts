import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { sendForced } from '../control/send-forced'
import { pagePolicy } from '../pages/page'
import { pageAssets } from '../pages/page-assets'
import { webApp } from '../web-app'
import type { World } from '../world'
import { sweep } from './adapter'
import { eventWhitelist } from './event-whitelist'
import { openKeys } from './keys'
import { openProvider } from './provider'
import { signInRoutes } from './sign-in-routes'
import { signUpRoutes } from './sign-up-routes'
import { limitSubmits } from './submit-limit'

/** The identity provider on its own origin: the sign-in pages, and OpenID Connect for everything else. */
export async function identityApp(world: World): Promise<FastifyInstance> {
  const { settings, db } = world
  await sweep(db)
  const provider = openProvider(world, await openKeys(db))
  const app = webApp('identity', settings.log)
  forceAnswers(app, world)
  pageAssets(app)

  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 })
    await limitSubmits(pages, settings.submitsPerMinute)
    signInRoutes(pages, world, provider)
    signUpRoutes(pages, world, provider)
  })

  eventWhitelist(app, settings.hosts)

  await app.register(async (rest) => {
    // The provider reads bodies itself.
    rest.removeAllContentTypeParsers()
    rest.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const answer = provider.callback()
    rest.all('/*', (request, reply) => {
      reply.hijack()
      // Only the shell's hidden frame for silent renewal may hold this origin.
      const framers = /[?&]prompt=none(&|$)/.test(request.url) ? settings.hosts : []
      reply.raw.setHeader('content-security-policy', pagePolicy(settings.hosts, framers))
      return answer(request.raw, reply.raw)
    })
  })
  return app
}

/** The control endpoint can break the provider as well: F14, F15. */
function forceAnswers(app: FastifyInstance, { forced }: World): void {
  app.addHook('onRequest', async (request, reply) => {
    const answer = forced.take({ service: 'identity', method: request.method, path: request.url, sub: undefined })
    if (answer === undefined) return
    const isAnswered =
      answer.status !== undefined || answer.body !== undefined || answer.html !== undefined || answer.cut
    const { delay_ms } = answer
    const send = (rest: { status: number; headers: Readonly<Record<string, string>>; body: unknown }) =>
      reply
        .code(rest.status)
        .headers({ ...rest.headers, 'access-control-allow-origin': request.headers.origin ?? '*' })
        .send(rest.body)
    if (isAnswered)
      return sendForced(reply, answer, undefined, send, async () => ({ status: 200, body: null, headers: {} }))
    if (delay_ms !== undefined) await new Promise((resolve) => setTimeout(resolve, delay_ms))
  })
}
