import * as z from 'zod/mini'
import { FileResponse } from '../../http/file-response'
import type { Step } from './compose'
import type { Context } from './context'

/** Response validation: what comes back from the steps after it has to be what the contract promises. */
export const checkResponse: Step<Context> = async (context, next) => {
  await next()
  if (!(context.result instanceof FileResponse)) context.result = z.parse(context.endpoint.reply, context.result)
}
