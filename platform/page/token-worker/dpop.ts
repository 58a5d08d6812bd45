import { base64url, SignJWT } from 'jose'
import type { ProveRequest } from '../../client/session/prove-request'
import type { PresentToken } from './present-token'
import { presentWithProof } from './present-with-proof'
import { claimProofKey } from './proof-key'
import { indexedSlot, type SharedSlot } from './shared-slot'
import type { TokenSeal } from './token-seal'

/** Proofs of possession (DPoP, RFC 9449) by the one key of this browser. */
export interface Dpop {
  readonly prove: ProveRequest
  readonly present: PresentToken
}

interface DpopOptions {
  readonly seal: TokenSeal
  /** Where the sealed key lies; in IndexedDB when left out. */
  readonly slot?: SharedSlot
  /** The time of the servers; milliseconds. */
  readonly now: () => number
}

export function createDpop({ seal, slot = indexedSlot(), now }: DpopOptions): Dpop {
  const claim = claimProofKey(seal, slot)
  const prove: ProveRequest = async ({ method, url, accessToken, nonce }) => {
    const { publicJwk, privateKey } = await claim()
    const claims = { htm: method, htu: withoutQuery(url), nonce, ath: accessToken && (await hashOf(accessToken)) }
    return new SignJWT(claims)
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk: publicJwk })
      .setJti(crypto.randomUUID())
      .setIssuedAt(Math.floor(now() / 1000))
      .sign(privateKey)
  }
  return { prove, present: presentWithProof(prove) }
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url.encode(new Uint8Array(digest))
}
