import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/app-context'
import { controlRoutes } from '../control/control-routes'
import { webApp } from '../http/web-app'
import { inboxRoutes } from './inbox-routes'

/** The inbox of text messages and the control endpoint, each where it is switched on (SBX-004, SBX-015). */
export async function inboxApp(context: AppContext): Promise<FastifyInstance> {
  const app = webApp('inbox', context.requestsOf('inbox'), context.db)
  if (context.settings.inbox) inboxRoutes(app, context)
  if (context.settings.control) controlRoutes(app, context)
  return app
}
