import * as oidc from 'openid-client'

/** A client of an OpenID provider, by its discovery document; without a secret it is a public one. Plain HTTP is for localhost. */
export function discoverClient(issuer: string, client: string, secret?: string): Promise<oidc.Configuration> {
  const isPlain = new URL(issuer).protocol === 'http:'
  return oidc.discovery(new URL(issuer), client, secret, secret ? undefined : oidc.None(), {
    timeout: 5,
    ...(isPlain ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
}
