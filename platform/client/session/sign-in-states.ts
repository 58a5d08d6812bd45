import { isObject } from '../../lib/is-object'
import type { KeyValueStore } from './token-store'

/** Error of a sign-in: the return from the identity provider signs no one in. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
}

const prefix = 'sign-in:'

/** State store of the OpenID client: begun sign-ins under a prefix of their own, so that clearing old ones never meets the tokens. */
export function signInStateStore(store: KeyValueStore): KeyValueStore {
  return {
    get: (key) => store.get(prefix + key),
    set: (key, value) => store.set(prefix + key, value),
    remove: (key) => store.remove(prefix + key),
    getAllKeys: async () =>
      (await store.getAllKeys()).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  }
}

/** Removes every begun sign-in; a return to one of them then finds nothing. */
export async function clearSignInStates(states: KeyValueStore): Promise<void> {
  for (const key of await states.getAllKeys()) await states.remove(key)
}

/**
 * Mix-up defence (RFC 9207): refuses a return that another issuer sent, before its code is used.
 * @param announced whether the provider says that it always names itself
 */
export function checkIssuer(address: URL, issuer: string, announced: boolean): void {
  const named = address.searchParams.get('iss')
  if (named === null ? announced : named !== issuer) throw new SignInError('The return names another issuer')
}

/** The `returnTo` of a begun sign-in; it comes from the store and is not trusted further. */
export function returnToIn(data: unknown): unknown {
  return isObject(data) ? data.returnTo : undefined
}
