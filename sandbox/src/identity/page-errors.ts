import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DatabaseUnavailable, retryAfterSeconds } from '../db/database-unavailable'
import { isUnavailable } from '../errors/domain-error'
import { sendNotice } from './notice-page'
import { TooManyRequests } from './submit-limit'

/** A form is not sent again by a link: the person sees it, and what stands in it. */
export const formOf = (request: FastifyRequest): string => request.url.replace(/(\/resend)?(\?.*)?$/, '')

/**
 * Error handler of the sign-in pages: what passes by itself is a page in the person's language with a retry, and no JSON;
 * everything else goes on to the service's own handler. (T17, SBX-019)
 * @param retryAt where the retry leads
 */
export function sendPageErrors(pages: FastifyInstance, retryAt: (request: FastifyRequest) => string): void {
  pages.setErrorHandler(async (error, request, reply) => {
    const isSmsLost = isUnavailable(error)
    const isLost = isSmsLost || error instanceof DatabaseUnavailable
    if (!isLost && !(error instanceof TooManyRequests)) throw error
    if (isLost) {
      logError(`identity ${request.method} ${request.routeOptions.url} failed: ${describeError(error)}`)
      reply.header('retry-after', retryAfterSeconds)
    }
    return sendNotice(request, reply, (messages) => ({
      status: isLost ? 503 : 429,
      ...(isSmsLost ? messages.smsUnavailable : isLost ? messages.unavailable : messages.tooMany),
      link: { to: retryAt(request), text: messages.again },
    }))
  })
}
