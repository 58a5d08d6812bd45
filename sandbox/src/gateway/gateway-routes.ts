import type { FastifyInstance } from 'fastify'
import type { World } from '../world'

/** The payment gateway's pages, on their own origin. */
export function gatewayRoutes(_app: FastifyInstance, _world: World): void {}
