import type { FastifyInstance } from 'fastify'

const eventNames = [
  'page_visit',
  'login_click',
  'receipt_viewed',
  'buy_fund_button',
  'payment_requested',
  'voucher_error',
  'language_changed',
]
const winnerEvents = Array.from({ length: 30 }, (_, at) => `winner${at + 11}`)

/**
 * Allow-list of analytics events; the seeds put it on the identity host (SBX-005, PLT-063). It is public, but only the
 * shell's pages may read it.
 */
export function eventWhitelist(app: FastifyInstance, hosts: readonly string[]): void {
  app.route({
    method: ['GET', 'OPTIONS'],
    url: '/general/api/v1/settings/event-whitelist/',
    handler: async (request, reply) => {
      const origin = hosts.find((host) => host === request.headers.origin)
      reply.header('vary', 'Origin')
      if (origin !== undefined) reply.header('access-control-allow-origin', origin)
      if (request.method === 'GET')
        return Object.fromEntries([...eventNames, ...winnerEvents].map((event) => [event, true]))
      const wanted = request.headers['access-control-request-headers']
      if (wanted !== undefined) reply.header('access-control-allow-headers', wanted)
      return reply.code(204).send()
    },
  })
}
