import { httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

/** Finds out who calls, before a byte of the body is read. (SBX-006) */
export const authenticate: Step<Context> = async (context, next) => {
  context.person = await context.api.authenticator.authenticate(context.request.headers.authorization)
  await next()
}

/** 401 for whoever is not signed in. */
export const requirePerson: Step<Context> = async ({ person }, next) => {
  if (person === undefined)
    throw httpError(401, {
      fa: 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
      en: 'Your session has ended. Please sign in again.',
    })
  await next()
}
