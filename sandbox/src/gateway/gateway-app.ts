import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context/app-context'
import { webApp } from '../http/web-app'
import type { PaymentNotice } from './gateway'
import { type GatewayAppContext, gatewayRoutes } from './gateway-routes'

/** Bytes of the gateway's form, which anyone may send. */
const formLimit = 10_000

/** The payment gateway on its own origin. */
export async function gatewayApp(
  context: GatewayAppContext & Pick<AppContext, 'requestsOf'>,
  notify: PaymentNotice,
): Promise<FastifyInstance> {
  const app = webApp('gateway', context.requestsOf('gateway'), context.db)
  await app.register(formbody, { bodyLimit: formLimit })
  gatewayRoutes(app, context, notify)
  return app
}
