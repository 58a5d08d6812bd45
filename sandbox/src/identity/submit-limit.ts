import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { sendNotice } from './notice-page'

class TooManySubmits extends Error {}

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
  pages.setErrorHandler(async (error, request, reply) => {
    if (!(error instanceof TooManySubmits)) throw error
    const form = request.url.replace(/(\/resend)?(\?.*)?$/, '')
    return sendNotice(request, reply, ({ tooMany }) => ({
      status: 429,
      title: tooMany.title,
      lead: tooMany.lead,
      link: { to: form, text: tooMany.again },
    }))
  })
}
