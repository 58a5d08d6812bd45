import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { webApp } from '../web-app'
import type { World } from '../world'
import { areas } from './areas'
import { LARGEST_UPLOAD } from './upload'

const DAY = 86_400

/** The product API on its origin: pages of the shell and the remotes may call it, nobody else's (SBX-018). */
export async function apiApp(world: World): Promise<FastifyInstance> {
  const { settings } = world
  const app = webApp('api', settings.log)
  await app.register(cors, {
    origin: [...settings.hosts, ...settings.remotes],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: DAY,
  })
  await app.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 5, fields: 50, fieldSize: 100_000 } })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
  })
  for (const area of areas) area({ ...world, app })
  return app
}
