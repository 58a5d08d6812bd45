import type { Db } from '../db/sql'
import type { Time } from '../time/clock'
import type { Identity } from './access-token-verifier'
import type { Credentials } from './credentials'
import { createDpopNonces } from './dpop-nonces'
import { checkProof, dpopAlgorithm } from './dpop-proof'
import { findPerson } from './find-person'
import type { IssuerSettings } from './issuer-settings'
import type { Person } from './person'
import { createTokenRouter } from './token-router'
import { useProofOnce } from './used-proofs'

/** The person who calls, or the reason why none is known. */
interface Authentication {
  /** Undefined when the token is missing, foreign, expired, revoked, or lacks its proof (SBX-006). */
  readonly person: Person | undefined
  /** The challenge to a token that is bound to a key, for `WWW-Authenticate`. */
  readonly challenge?: string
  /** Nonce for the next proof of this client. */
  readonly nonce?: string
  /** The call is to come again with that nonce. */
  readonly isNonceWanted?: boolean
}

/** Authentication of the product API: bearer tokens, and tokens that are bound to a key (DPoP). */
export interface Authenticator {
  authenticate(credentials: Credentials): Promise<Authentication>
}

/** RFC 6750 and RFC 9449; longer than any token of a provider is nothing. */
const tokenHeader = /^(Bearer|DPoP) ([A-Za-z0-9\-._~+/]{20,8000}=*)$/

const challengeOf = (error: string) => `DPoP error="${error}", algs="${dpopAlgorithm}"`
const refused = (error: string): Authentication => ({ person: undefined, challenge: challengeOf(error) })

export function createAuthenticator(db: Db, clock: Time, issuers: readonly IssuerSettings[]): Authenticator {
  const tokens = createTokenRouter(db, issuers)
  const nonces = createDpopNonces()

  async function authenticateBound(
    identity: Identity,
    token: string,
    credentials: Credentials,
  ): Promise<Authentication> {
    const { proof, method, url } = credentials
    const { boundTo } = identity
    if (boundTo === undefined) return refused('invalid_token')
    if (proof === undefined) return refused('invalid_dpop_proof')
    const verdict = await checkProof(proof, {
      method,
      url,
      accessToken: token,
      thumbprint: boundTo,
      isNonce: nonces.isGood,
      now: Date.now(),
    })
    const nonce = nonces.current()
    if (verdict.kind === 'nonce-wanted') return { ...refused('use_dpop_nonce'), nonce, isNonceWanted: true }
    if (verdict.kind === 'bad' || !(await useProofOnce(db, verdict.id))) return refused('invalid_dpop_proof')
    const person = await findPerson(db, clock, identity)
    return verdict.nonce === undefined || verdict.nonce === nonce ? { person } : { person, nonce }
  }

  return {
    async authenticate(credentials) {
      const [, scheme, token] = tokenHeader.exec(credentials.authorization ?? '') ?? []
      const identity = token === undefined ? undefined : await tokens.verify(token)
      if (identity === undefined || token === undefined) return { person: undefined }
      if (scheme === 'DPoP') return authenticateBound(identity, token, credentials)
      // A caller that shows a bound token as a bearer token has no key for it: it was stolen.
      if (identity.boundTo !== undefined) return refused('invalid_token')
      return { person: await findPerson(db, clock, identity) }
    },
  }
}
