import type { FastifyInstance } from 'fastify'
import { webApp } from '../web-app'
import type { World } from '../world'

/** The identity provider on its own origin. */
export async function identityApp(world: World): Promise<FastifyInstance> {
  return webApp('identity', world.settings.log)
}
