import { httpError } from '../../http/http-error'
import { requireStorable } from '../../http/storable-text'
import { readMultipart } from '../../http/upload'
import type { Step } from './compose'
import type { Context } from './context'

/** Body parsing: takes the JSON that Fastify has read, or reads the form of a call that carries a file; 415 for any other form. */
export const readBody: Step<Context> = async (context, next) => {
  const { request, endpoint } = context
  if (!request.isMultipart()) context.fields = request.body
  else {
    if (endpoint.file === undefined)
      throw httpError(415, { fa: 'قالب درخواست پذیرفته نیست.', en: 'This format is not accepted.' })
    Object.assign(context, await readMultipart(request, endpoint.file))
    requireStorable(context.fields)
  }
  await next()
}
