import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type AnsweringServer, type Arrived, json, startAnswering } from './fake-api-server'

interface Grant {
  readonly sub: string
  readonly challenge: string
  readonly redirect: string
  readonly nonce: string | null
}

/**
 * Fake OpenID provider over real HTTP, which can be made to misbehave as the real one cannot: it forges, it fails, it
 * falls silent. Codes work once and with their verifier only; a refresh token that is used twice kills its family.
 */
export interface FakeOidcProvider extends AnsweringServer {
  /** What its token endpoint was asked, oldest first. */
  readonly asked: URLSearchParams[]
  /** Every token that it has given out. */
  readonly issued: string[]
  /** Lets a person sign in at the address; answers the address that the browser comes back to. */
  authorize(address: string, sub: string): string
  /** Sends the person back from the address with an error. */
  refuse(address: string, error: string): string
  /** Replaces the next answers of the token endpoint. */
  readonly faults: ((response: ServerResponse) => void)[]
  /** Changes what its discovery document says. */
  metadata: Record<string, unknown>
  /** Changes the claims of the ID tokens that follow. */
  claims: JWTPayload
  /** The header's `kid` stays, the key does not fit. */
  forge: boolean
  /** Cuts the line of the next token call after it was carried out. */
  loseAnswer(): void
  /** A token that tells of a sign-out (Back-Channel Logout 1.0), with these claims in place of the right ones. */
  logoutToken(claims: JWTPayload): Promise<string>
  /** Ends every session on the provider's side. */
  revokeAll(): void
  lifetime: number
  /** Whom its authorization endpoint signs in without asking; nobody by default: then a test calls `authorize`. */
  signsIn?: string
}

export const clientId = 'sarv-test'

export async function startFakeOidcProvider(): Promise<FakeOidcProvider> {
  const [keys, otherKeys] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
  const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const codes = new Map<string, Grant>()
  const refreshTokens = new Map<string, Grant>()
  const used = new Set<string>()

  let isLost = false
  const server = await startAnswering((request, response) => void answer(request, response))
  const { origin } = server
  const asked: URLSearchParams[] = []
  const issued: string[] = []
  const provider: FakeOidcProvider = {
    ...server,
    asked,
    issued,
    faults: [],
    metadata: {},
    claims: {},
    forge: false,
    lifetime: 300,
    loseAnswer: () => {
      isLost = true
    },
    logoutToken(claims) {
      const now = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      return sign({ iss: origin, aud: clientId, iat: now, exp: now + 120, jti: randomUUID(), events, ...claims })
    },
    revokeAll: () => refreshTokens.clear(),
    authorize(address, sub) {
      const { searchParams } = new URL(address)
      const take = (name: string) => searchParams.get(name) ?? ''
      const code = randomUUID()
      const redirect = take('redirect_uri')
      codes.set(code, { sub, challenge: take('code_challenge'), redirect, nonce: searchParams.get('nonce') })
      return `${redirect}?${new URLSearchParams({ code, state: take('state'), iss: origin })}`
    },
    refuse(address, error) {
      const { searchParams } = new URL(address)
      const refusal = { error, state: searchParams.get('state') ?? '', iss: origin }
      return `${searchParams.get('redirect_uri')}?${new URLSearchParams(refusal)}`
    },
  }

  async function answer({ url, body }: Arrived, response: ServerResponse): Promise<void> {
    if (url === '/.well-known/openid-configuration')
      return json(response, 200, { ...discovery(origin), ...provider.metadata })
    if (url === '/jwks') return json(response, 200, { keys: [publicKey] })
    if (url === '/revoke') return json(response, 200, {})
    if (provider.signsIn && url.startsWith('/auth?'))
      return void response.writeHead(303, { location: provider.authorize(origin + url, provider.signsIn) }).end()
    const form = new URLSearchParams(body)
    asked.push(form)
    const fault = provider.faults.shift()
    if (fault) return fault(response)
    const grant = grantOf(form)
    if (!grant) return json(response, 400, { error: 'invalid_grant' })
    const refresh = randomUUID()
    refreshTokens.set(refresh, grant)
    if (isLost) {
      isLost = false
      return void response.destroy()
    }
    const access = `access-${randomUUID()}`
    const id = await idToken(grant, access)
    issued.push(access, refresh, id)
    json(response, 200, {
      access_token: access,
      refresh_token: refresh,
      id_token: id,
      token_type: 'Bearer',
      expires_in: provider.lifetime,
      scope: 'openid profile offline_access',
    })
  }

  function grantOf(form: URLSearchParams): Grant | undefined {
    const take = (name: string) => form.get(name) ?? ''
    if (take('grant_type') === 'refresh_token') {
      const token = take('refresh_token')
      const grant = refreshTokens.get(token)
      refreshTokens.delete(token)
      if (used.has(token)) refreshTokens.clear()
      used.add(token)
      return grant
    }
    const grant = codes.get(take('code'))
    codes.delete(take('code'))
    const challenge = createHash('sha256').update(take('code_verifier')).digest('base64url')
    return grant?.challenge === challenge && grant.redirect === take('redirect_uri') ? grant : undefined
  }

  function idToken({ sub, nonce }: Grant, access: string): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const at_hash = createHash('sha256').update(access).digest().subarray(0, 16).toString('base64url')
    const claims = { iss: origin, aud: clientId, sub, nonce: nonce ?? undefined, iat: now, exp: now + 300, at_hash }
    return sign({ ...claims, ...provider.claims })
  }

  function sign(claims: JWTPayload): Promise<string> {
    const key = provider.forge ? otherKeys.privateKey : keys.privateKey
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key)
  }

  return provider
}

function discovery(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    revocation_endpoint: `${issuer}/revoke`,
    end_session_endpoint: `${issuer}/session/end`,
    id_token_signing_alg_values_supported: ['ES256'],
    authorization_response_iss_parameter_supported: true,
  }
}
