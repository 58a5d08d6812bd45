import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import { type InteractionContext, openInteraction } from './interaction-context'

type Step = (interaction: InteractionContext) => Promise<unknown>
type VisitRoute = { Params: { uid: string } }

/** Registers one step of the sign-in; a person whose sign-in is over sees so instead. */
export function step(app: FastifyInstance, context: AppContext, provider: Provider) {
  return (method: 'GET' | 'POST', path: string, handle: Step) =>
    app.route<VisitRoute>({
      method,
      url: `/sign-in/:uid${path}`,
      handler: async (request, reply) => {
        const interaction = await openInteraction(context, provider, request, reply)
        return interaction === undefined ? reply : handle(interaction)
      },
    })
}
