import type * as z from 'zod/mini'
import { leaveFor, type PageSession, pageSession, sessionPaths, signedIn } from '../../contract/server-session'
import type { IdentityClient } from './identity-client'
import { SessionEndedError } from './oidc-errors'
import { SignInError } from './sign-in-states'
import type { TokenSet } from './token-store'

/** Milliseconds that the document server, and the provider behind it, have to answer. */
const timeout = 15_000

/**
 * Identity client of a page whose session the document server holds (`SARV_SESSION=server`). A token set has no token in it:
 * `access` is the generation of the session, which opens nothing, and the cookie goes with each call by itself.
 * @param openSilently opens an address of the provider without showing it and resolves with the address that it comes back with
 * @param device headers of the page's calls, by which the server asks ahead for its next start
 */
export function serverIdentity(
  openSilently: (address: string) => Promise<string>,
  device: () => Readonly<Record<string, string>>,
): IdentityClient {
  async function complete(address: string) {
    const { returnTo, ...session } = await post(sessionPaths.complete, { address }, signedIn, SignInError, device())
    return { tokens: tokensOf(session), returnTo }
  }

  async function addressOf(wish: { returnTo: string; language: string; asksAgain?: boolean; isSilent?: boolean }) {
    const { address } = await post(sessionPaths.signIn, wish, leaveFor)
    if (address === undefined) throw new SignInError('The provider has no address to sign in at')
    return address
  }

  const renew = (generation: string) =>
    post(sessionPaths.renew, { generation }, pageSession, SessionEndedError, device()).then(tokensOf)

  return {
    signInAddress: addressOf,
    exchange: complete,
    async renew({ sub, access }) {
      const renewed = await renew(access)
      if (renewed.sub !== sub) throw new SessionEndedError('Another person has signed in')
      return renewed
    },
    async signInSilently() {
      // A page that has lost its note of the session: the cookie may still be there. No session has this generation.
      const found = await renew('').catch(() => undefined)
      if (found) return found
      const address = await addressOf({ returnTo: '/home', language: 'fa', isSilent: true })
      return (await complete(await openSilently(address))).tokens
    },
    // The server does both at once.
    revoke: async () => undefined,
    signOutAddress: async () => (await post(sessionPaths.signOut, {}, leaveFor)).address,
  }
}

/** @param Refused what a refusal is for the caller; a server that cannot answer now is a TypeError, as of a lost connection */
async function post<Schema extends z.ZodMiniType>(
  path: string,
  body: object,
  schema: Schema,
  Refused: new (message: string) => Error = TypeError,
  device: Readonly<Record<string, string>> = {},
): Promise<z.infer<Schema>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { ...device, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  const isRefused = response.status === 400 || response.status === 401
  if (!response.ok) throw new (isRefused ? Refused : TypeError)(`The document server responded ${response.status}`)
  return schema.parse(await response.json())
}

function tokensOf({ sub, generation, lifetime }: PageSession): TokenSet {
  return { sub, access: generation, id: '', scope: '', at: Date.now(), lifetime }
}
