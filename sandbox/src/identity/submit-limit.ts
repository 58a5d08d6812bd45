import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

export class TooManySubmits extends Error {}

/**
 * Rate limit: so many forms may one address send in a minute (T17); what it only reads is not counted.
 * @param most forms of all sign-in pages together
 */
export async function limitSubmits(pages: FastifyInstance, most: number): Promise<void> {
  await pages.register(rateLimit, {
    max: most,
    timeWindow: '1 minute',
    allowList: (request) => request.method !== 'POST',
    errorResponseBuilder: () => new TooManySubmits(),
  })
}
