import { ErrorResponse } from 'oidc-client-ts'
import { isObject } from '../../lib/is-object'
import { parseJson } from '../api/safe-json'
import { type OidcContext, timeoutInSeconds } from './oidc-context'
import { TokenEndpointError } from './oidc-errors'

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
  const attempt = async (nonce?: string) => {
    const headers = { DPoP: await prove({ method: 'POST', url, nonce }) }
    return call(headers, nonce !== undefined).catch((error: unknown) => {
      throw hasNonce(error) ? errorIn(error) : error
    })
  }
  try {
    return await attempt()
  } catch (error) {
    const nonce = nonceWanted(error)
    if (nonce === undefined) throw error
    return attempt(nonce)
  }
}

/**
 * Posts a grant, as a public client.
 * @throws TokenEndpointError for an OAuth error; any other error for what says nothing of the grant
 */
export async function postGrant(
  { client, clientId }: OidcContext,
  grant: Readonly<Record<string, string>>,
  headers: Headers,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(await client.metadataService.getTokenEndpoint(false), {
    method: 'POST',
    headers,
    body: new URLSearchParams({ client_id: clientId, ...grant }),
    signal: AbortSignal.timeout(timeoutInSeconds * 1000),
  })
  const body = parseJson(await response.text())
  if (!isObject(body)) throw new TypeError('The token endpoint sent no object')
  if (response.ok) return body
  if (typeof body.error !== 'string') throw new TypeError(`The token endpoint responded ${response.status}`)
  throw new TokenEndpointError(response.status, body.error, response.headers.get('dpop-nonce') ?? undefined)
}

function nonceWanted(error: unknown): string | undefined {
  if (!isObject(error) || error.error !== 'use_dpop_nonce') return undefined
  return typeof error.nonce === 'string' ? error.nonce : undefined
}

/** The client throws this, which it does not export, for every error response with a nonce, whatever the error is. */
function hasNonce(error: unknown): error is Error & { readonly nonce: string } {
  return error instanceof Error && error.name === 'ErrorDPoPNonce' && 'nonce' in error
}

function errorIn({ message, nonce }: Error & { readonly nonce: string }): ErrorResponse {
  return Object.assign(new ErrorResponse(JSON.parse(message)), { nonce })
}
