import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/app-context'
import { webApp } from '../http/web-app'
import { routes } from './routes'

const daySeconds = 86_400

/** The product API on its origin: pages of the shell and the remotes may call it, nobody else's (SBX-018). */
export async function apiApp(context: AppContext): Promise<FastifyInstance> {
  const { settings } = context
  const app = webApp('api', settings.log, context.db, settings.trustedProxies)
  await app.register(cors, {
    origin: [...settings.hosts, ...settings.remotes],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After', 'Content-Disposition', 'DPoP-Nonce'],
    maxAge: daySeconds,
  })
  await app.register(multipart)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  for (const register of routes) register({ ...context, app })
  return app
}
