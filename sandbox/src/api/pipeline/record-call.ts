import type { Step } from './compose'
import type { Context } from './context'

/** Request recording for tests, of calls that fail next too. (SBX-007) */
export const recordCall: Step<Context> = async ({ api, request, reply, person }, next) => {
  api.calls.record(request, reply, person)
  await next()
}

/** The body joins what was recorded, once it is read. */
export const recordBody: Step<Context> = async ({ api, request }, next) => {
  api.calls.recordBody(request)
  await next()
}
