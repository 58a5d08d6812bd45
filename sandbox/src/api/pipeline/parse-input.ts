import { parse } from '../../http/parse'
import type { Step } from './compose'
import type { Context } from './context'

/** Input validation: the query and the body as the contract wants them, or 400 with a sentence for each error. */
export const parseInput: Step<Context> = async (context, next) => {
  const { endpoint, request, fields } = context
  context.query = parse(endpoint.query, request.query)
  context.body = parse(endpoint.body, fields ?? {})
  await next()
}
