import type { IdentityClient } from '../../client/session/identity-client'
import type { KeyValueStore, TokenSet } from '../../client/session/token-store'
import type { TokenSeal } from './token-seal'

/** Decorator of an identity client: the tokens that it is given and that it returns are sealed. */
export function sealedIdentity(identity: IdentityClient, seal: TokenSeal): IdentityClient {
  return {
    ...identity,
    async exchange(address) {
      const { tokens, returnTo } = await identity.exchange(address)
      return { tokens: await sealTokens(seal, tokens), returnTo }
    },
    renew: async (tokens) => sealTokens(seal, await identity.renew(await openTokens(seal, tokens))),
    signInSilently: async () => sealTokens(seal, await identity.signInSilently()),
    revoke: async (tokens) => identity.revoke(await openTokens(seal, tokens)),
    signOutAddress: async (tokens) => identity.signOutAddress(tokens && (await openTokens(seal, tokens))),
  }
}

/** Decorator of the store of begun sign-ins, each of which has its PKCE secret in it. */
export function sealedStates(store: KeyValueStore, seal: TokenSeal): KeyValueStore {
  const opened = async (sealed: string | null) =>
    sealed === null ? null : ((await seal.open('sign-in', sealed)) ?? null)
  return {
    get: async (key) => opened(await store.get(key)),
    set: async (key, text) => store.set(key, await seal.seal('sign-in', text)),
    remove: async (key) => opened(await store.remove(key)),
    getAllKeys: () => store.getAllKeys(),
  }
}

async function sealTokens(seal: TokenSeal, { access, refresh, id, ...facts }: TokenSet): Promise<TokenSet> {
  return {
    ...facts,
    access: await seal.seal('access', access),
    refresh: refresh && (await seal.seal('refresh', refresh)),
    id: await seal.seal('id', id),
  }
}

/** What another key sealed counts as absent: without a refresh token the provider is asked who is there (F46). */
async function openTokens(seal: TokenSeal, { access, refresh, id, ...facts }: TokenSet): Promise<TokenSet> {
  return {
    ...facts,
    access: (await seal.open('access', access)) ?? '',
    refresh: refresh && (await seal.open('refresh', refresh)),
    id: (await seal.open('id', id)) ?? '',
  }
}
