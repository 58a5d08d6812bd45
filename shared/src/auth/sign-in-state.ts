import type { TokenStore } from './vault'

/** Why a return from the identity provider signs nobody in. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
}

const prefix = 'sign-in:'

/** The begun sign-ins as a store of their own, so that clearing old ones never meets the tokens. */
export function signInStates(store: TokenStore): TokenStore {
  return {
    get: (key) => store.get(prefix + key),
    set: (key, value) => store.set(prefix + key, value),
    remove: (key) => store.remove(prefix + key),
    getAllKeys: async () =>
      (await store.getAllKeys()).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  }
}

/** Forgets every sign-in that was begun; a return to one of them then finds nothing. */
export async function forgetSignIns(states: TokenStore): Promise<void> {
  for (const key of await states.getAllKeys()) await states.remove(key)
}

/**
 * Refuses a return that another provider sent (mix-up, RFC 9207), before its code is used.
 * @param announced whether the provider says that it always names itself
 */
export function checkIssuer(address: URL, issuer: string, announced: boolean): void {
  const named = address.searchParams.get('iss')
  if (named === null ? announced : named !== issuer) throw new SignInFailed('The return names another issuer')
}

/** Where a begun sign-in was meant to lead; the value comes from the store and is not trusted further. */
export function wishIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'returnTo') : undefined
}
