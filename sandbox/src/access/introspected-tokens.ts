import * as z from 'zod/mini'
import type { AccessTokenVerifier } from './access-token-verifier'
import { foreignIdentity } from './foreign-identity'
import { askIssuer, issuerUnavailable, openIssuerMetadata } from './issuer-metadata'
import type { IssuerSettings } from './issuer-settings'

/** The response of RFC 7662; what else it says are claims of the account. */
const introspection = z.looseObject({
  active: z.boolean(),
  iss: z.optional(z.string()),
  aud: z.optional(z.union([z.string(), z.array(z.string())])),
  exp: z.optional(z.number()),
  nbf: z.optional(z.number()),
  token_type: z.optional(z.string()),
  token_use: z.optional(z.string()),
})
type Introspection = z.infer<typeof introspection>

/** Verifier that asks the issuer about each token (RFC 7662): a person whose token is revoked is out with the next call. */
export function createIntrospectedTokens(settings: IssuerSettings): AccessTokenVerifier {
  const { issuer } = settings
  const readMetadata = openIssuerMetadata(issuer)
  return {
    async verify(token) {
      const { introspection_endpoint } = await readMetadata()
      if (introspection_endpoint === undefined) throw issuerUnavailable(issuer, 'it offers no introspection')
      const response = await askIssuer(issuer, introspection_endpoint, {
        method: 'POST',
        headers: { accept: 'application/json', authorization: basicAuthorization(settings.client) },
        body: new URLSearchParams({ token, token_type_hint: 'access_token' }),
      })
      const parsed = z.safeParse(introspection, await response.json().catch(() => undefined))
      if (!parsed.success) throw issuerUnavailable(issuer, 'its introspection cannot be read')
      return isAccepted(settings, parsed.data, Date.now() / 1000) ? foreignIdentity(settings, parsed.data) : undefined
    },
  }
}

/** Whether an introspected token is an access token for us, by now, of the type that its binding has (RFC 9449). */
export function isAccepted({ issuer, audience }: IssuerSettings, found: Introspection, now: number): boolean {
  const {
    active,
    iss = issuer,
    aud = [],
    exp = now + 1,
    nbf = now,
    token_type,
    token_use = 'access_token',
    cnf,
  } = found
  return (
    active &&
    iss === issuer &&
    (audience === undefined || [aud].flat().includes(audience)) &&
    exp > now &&
    nbf <= now &&
    // A refresh token is active as well; it says another type or none, and names no audience.
    (token_type === undefined ? audience !== undefined : token_type.toLowerCase() === (cnf ? 'dpop' : 'bearer')) &&
    token_use === 'access_token'
  )
}

/** RFC 6749, 2.3.1: both parts form-encoded first. */
function basicAuthorization(client: IssuerSettings['client']): string {
  const encode = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)
  const text = client === undefined ? '' : `${encode(client.id)}:${encode(client.secret)}`
  return `Basic ${Buffer.from(text).toString('base64')}`
}
