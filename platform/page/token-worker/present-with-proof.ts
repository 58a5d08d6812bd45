import type { ProveRequest } from '../../client/session/prove-request'
import type { PresentToken } from './present-token'

/**
 * Token that is bound to a key (DPoP, RFC 9449): a proof of the key goes along. A request that the API refuses for want
 * of its nonce, as of a device whose clock is wrong, is sent once more with it, and later ones have it from the start.
 */
export function presentWithProof(prove: ProveRequest): PresentToken {
  let nonce: string | undefined
  return async (accessToken, { method, url }, send) => {
    const attempt = async (nonce: string | undefined) =>
      send({ Authorization: `DPoP ${accessToken}`, DPoP: await prove({ method, url, accessToken, nonce }) })
    const used = nonce
    const response = await attempt(used)
    const given = response.header('dpop-nonce')
    if (given === null) return response
    nonce = given
    if (response.status !== 401 || given === used) return response
    // A response that nobody reads would hold its connection.
    response.text().catch(() => undefined)
    return attempt(given)
  }
}
