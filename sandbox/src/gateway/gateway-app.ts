import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { webApp } from '../web-app'
import type { World } from '../world'
import { gatewayRoutes } from './gateway-routes'

/** The payment gateway on its own origin. */
export async function gatewayApp(world: World): Promise<FastifyInstance> {
  const app = webApp('gateway', world.settings.log)
  await app.register(formbody)
  gatewayRoutes(app, world)
  return app
}
