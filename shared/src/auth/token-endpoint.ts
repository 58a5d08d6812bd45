import { ErrorResponse } from 'oidc-client-ts'
import type { OidcContext } from './oidc-context'

type Headers = Readonly<Record<string, string>>

/**
 * Calls the token endpoint; where tokens are bound to a key, with a proof of possession, and once more when the provider
 * wants its nonce in it, as for a device whose clock is wrong.
 */
export async function callTokenEndpoint<Result>(
  { client, prove }: OidcContext,
  call: (headers: Headers, isSecond: boolean) => Promise<Result>,
): Promise<Result> {
  if (!prove) return call({}, false)
  const url = await client.metadataService.getTokenEndpoint(false)
  const attempt = async (nonce?: string) =>
    call({ DPoP: await prove({ method: 'POST', url, nonce }) }, nonce !== undefined)
  try {
    return await attempt()
  } catch (error) {
    if (!hasNonce(error)) throw error
    const named = errorIn(error)
    if (named.error !== 'use_dpop_nonce') throw named
    return attempt(error.nonce).catch((again: unknown) => {
      throw hasNonce(again) ? errorIn(again) : again
    })
  }
}

/** The client throws this, which it does not export, for every error response with a nonce, whatever the error is. */
function hasNonce(error: unknown): error is Error & { readonly nonce: string } {
  return error instanceof Error && error.name === 'ErrorDPoPNonce' && 'nonce' in error
}

function errorIn({ message }: Error): ErrorResponse {
  return new ErrorResponse(JSON.parse(message))
}
