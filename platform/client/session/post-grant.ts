import { isObject } from '../../lib/is-object'
import { parseJson } from '../api/safe-json'
import { type OidcContext, timeoutInSeconds } from './oidc-context'
import { TokenEndpointError } from './oidc-errors'

/**
 * Posts a grant, as a public client.
 * @throws TokenEndpointError for an OAuth error; any other error for a response that says nothing about the grant
 */
export async function postGrant(
  { client, clientId }: OidcContext,
  grant: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(await client.metadataService.getTokenEndpoint(false), {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, ...grant }),
    signal: AbortSignal.timeout(timeoutInSeconds * 1000),
  })
  const body = parseJson(await response.text())
  if (!isObject(body)) throw new TypeError('The token endpoint sent no object')
  if (response.ok) return body
  if (typeof body.error !== 'string') throw new TypeError(`The token endpoint responded ${response.status}`)
  throw new TokenEndpointError(response.status, body.error)
}
