import compress from '@fastify/compress'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/app-context'
import { webApp } from '../http/web-app'
import { routes } from './routes'

const daySeconds = 86_400

/** The product API on its origin: only pages of the shell and the remotes may call it (SBX-018). */
export async function apiApp(context: AppContext): Promise<FastifyInstance> {
  const { settings } = context
  const app = webApp('api', context.requestsOf('api'), context.db, settings.trustedProxies)
  await app.register(cors, {
    origin: [...settings.hosts, ...settings.remotes],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After', 'Content-Disposition', 'DPoP-Nonce'],
    maxAge: daySeconds,
  })
  // Streams of events are left alone; what comes compressed is not unpacked. A response holds no secret that another
  // site could learn by its length: that one cannot call with a person's token, which no browser sends of itself.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(multipart)
  for (const register of routes) register({ ...context, app })
  return app
}
