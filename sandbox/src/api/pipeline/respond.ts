import type { FastifyReply } from 'fastify'
import { type PendingResponse, sendForced } from '../../fault-injection/send-forced'
import { EventStreamResponse } from '../../http/event-stream-response'
import { FileResponse } from '../../http/file-response'
import { toHttpError } from '../../http/http-error'
import { requestLanguage } from '../../http/request-language'
import { localize } from '../../local-text/localize'
import type { Step } from './compose'
import type { Context } from './context'

/** Sends the response: what the steps after it come to, or what a test forces in its place (SBX-015). */
export const respond: Step<Context> = async (context, next) => {
  const { api, endpoint, request, reply, person } = context
  const real = () => toResponse(context, next)
  const forced = api.forced.take({
    service: 'api',
    method: request.method,
    path: request.url,
    pattern: endpoint.path,
    sub: person?.sub,
  })
  if (forced === undefined) send(reply, await real())
  else {
    const early = forced.after ? await real() : undefined
    await sendForced(reply, forced, early, (response) => send(reply, response), real)
  }
}

/** The response of the steps, an error's too; anything unknown that is thrown goes to the error handler. */
async function toResponse(context: Context, next: () => Promise<void>): Promise<PendingResponse> {
  try {
    await next()
  } catch (error) {
    const known = toHttpError(error)
    if (known === undefined) throw error
    return {
      status: known.status,
      body: localize(known.body, requestLanguage(context.request)),
      headers: known.headers,
    }
  }
  const { result } = context
  if (result instanceof FileResponse) return { status: 200, body: result.bytes, headers: result.headers() }
  if (result instanceof EventStreamResponse) return { status: 200, body: result.body(), headers: result.headers() }
  return { status: 200, body: result, headers: {} }
}

function send(reply: FastifyReply, { status, body, headers }: PendingResponse): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(body instanceof Uint8Array ? Buffer.from(body) : body)
}
