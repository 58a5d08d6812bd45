import { credentialsOf } from '../../access/credentials'
import { type HttpError, httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

/** Finds out who calls, before a byte of the body is read. (SBX-006) */
export const authenticate: Step<Context> = async (context, next) => {
  const { api, request, reply } = context
  const found = await api.authenticator.authenticate(credentialsOf(request, api.origins.api))
  const { person, challenge, nonce, isNonceWanted } = found
  context.person = person
  if (challenge !== undefined) reply.header('www-authenticate', challenge)
  if (nonce !== undefined) reply.header('dpop-nonce', nonce)
  // A call that is open to strangers is not a stranger's for this.
  if (isNonceWanted) throw notSignedIn()
  await next()
}

/** 401 without a sign-in. */
export const requirePerson: Step<Context> = async ({ person }, next) => {
  if (person === undefined) throw notSignedIn()
  await next()
}

function notSignedIn(): HttpError {
  return httpError(401, {
    fa: 'نشست شما به پایان رسیده است. دوباره وارد شوید.',
    en: 'Your session has ended. Please sign in again.',
  })
}
