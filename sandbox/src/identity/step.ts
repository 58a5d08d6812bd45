import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import { openVisit, type Visit } from './visit'

type Step = (visit: Visit) => Promise<unknown>
type VisitRoute = { Params: { uid: string } }

/** Registers one step of the sign-in; somebody whose sign-in is over sees so instead. */
export function step(app: FastifyInstance, context: AppContext, provider: Provider) {
  return (method: 'GET' | 'POST', path: string, handle: Step) =>
    app.route<VisitRoute>({
      method,
      url: `/sign-in/:uid${path}`,
      handler: async (request, reply) => {
        const visit = await openVisit(context, provider, request, reply)
        return visit === undefined ? reply : handle(visit)
      },
    })
}
