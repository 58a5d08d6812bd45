import type { FastifyInstance } from 'fastify'
import { controlRoutes } from '../control/control-routes'
import { webApp } from '../web-app'
import type { World } from '../world'
import { inboxRoutes } from './inbox-routes'

/** The inbox of text messages, and beside it the control endpoint where that is switched on. */
export async function inboxApp(world: World): Promise<FastifyInstance> {
  const app = webApp('inbox', world.settings.log)
  inboxRoutes(app, world)
  if (world.settings.control) controlRoutes(app, world)
  return app
}
