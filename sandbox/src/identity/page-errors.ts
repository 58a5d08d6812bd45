import { describeError } from '@sarv/shared/internal/log/describe-error'
import { logError } from '@sarv/shared/internal/log/process-log'
import type { FastifyInstance } from 'fastify'
import { DatabaseUnavailable, retryAfterSeconds } from '../db/database-unavailable'
import { sendNotice } from './notice-page'
import { TooManySubmits } from './submit-limit'

/**
 * Error handler of the sign-in pages: what passes by itself is a page in the person's language with a retry, and no JSON;
 * everything else goes on to the service's own handler. (T17, SBX-019)
 */
export function sendPageErrors(pages: FastifyInstance): void {
  pages.setErrorHandler(async (error, request, reply) => {
    const isLost = error instanceof DatabaseUnavailable
    if (!isLost && !(error instanceof TooManySubmits)) throw error
    if (isLost) {
      logError(`identity ${request.method} ${request.routeOptions.url} failed: ${describeError(error)}`)
      reply.header('retry-after', retryAfterSeconds)
    }
    // A form is not sent again by a link: the person sees it, and what stands in it.
    const form = request.url.replace(/(\/resend)?(\?.*)?$/, '')
    return sendNotice(request, reply, (messages) => ({
      status: isLost ? 503 : 429,
      ...(isLost ? messages.unavailable : messages.tooMany),
      link: { to: form, text: messages.again },
    }))
  })
}
