import * as z from 'zod/mini'
import type { Step } from './compose'
import type { Context } from './context'
import { isJsonResult } from './json-result'

/** Response validation: what comes back from the steps after it has to be what the contract promises. */
export const checkResponse: Step<Context> = async (context, next) => {
  await next()
  if (isJsonResult(context.result)) context.result = z.parse(context.endpoint.reply, context.result)
}
