import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export class TooManyRequests extends Error {}

/** Rate limit of what one address may send of a kind in a minute (T17); what `counts` leaves out is not limited. */
async function limitPerMinute(
  scope: FastifyInstance,
  max: number,
  counts: (request: FastifyRequest) => boolean,
): Promise<void> {
  await scope.register(rateLimit, {
    max: max,
    timeWindow: '1 minute',
    allowList: (request) => !counts(request),
    errorResponseBuilder: () => new TooManyRequests(),
  })
}

/** Forms of all sign-in pages together; what is only read is not counted. */
export const limitSubmits = (pages: FastifyInstance, max: number): Promise<void> =>
  limitPerMinute(pages, max, (request) => request.method === 'POST')

/** Sign-ins that begin: each is a row for an hour. A silent one fails without a row, so it is not counted. */
export const limitSignIns = (provider: FastifyInstance, max: number): Promise<void> =>
  limitPerMinute(provider, max, ({ url, method }) => {
    const isSilent = method === 'GET' && /[?&]prompt=none(&|$)/.test(url)
    // As the provider's router reads a path: in any case, with or without a slash at its end.
    return /^\/auth(?:[/?]|$)/i.test(url) && !isSilent
  })
