import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose'
import Provider, { type Configuration, errors } from 'oidc-provider'
import {
  testAccountGrant,
  testAudience,
  testIssuerClient,
  testResource,
  testServerClient,
  testShellClient,
} from './issuer-names'

/**
 * Runs as a process of its own, because Jest cannot load the provider: a second OpenID provider with accounts and keys of
 * its own. Its arguments say what its access tokens are, `jwt` or `opaque`, its port, and the origin of the shell. Beside the provider's own endpoints it
 * signs any claims that a test sends (`/test/sign`), and changes its keys (`/test/rotate`). The shell signs in on its
 * pages, where the name of an account is its mobile number; it has no endpoint for revocation.
 */
const [, , formatName, port = '0', shell = testShellClient.origin] = process.argv
const format = formatName === 'jwt' ? 'jwt' : 'opaque'

/** The shell's registration, the same in both places of the session. */
const ofShell = {
  grant_types: ['authorization_code', 'refresh_token'],
  redirect_uris: [`${shell}/callback`, `${shell}/home`],
  post_logout_redirect_uris: [`${shell}/`],
  response_types: ['code' as const],
}
const isShell = (clientId?: string) => clientId === testShellClient.id || clientId === testServerClient.id

let issuer = ''
let key: JWK
let handle: RequestListener

async function openProvider(): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  key = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
  const provider = new Provider(issuer, {
    jwks: { keys: [key] } as Configuration['jwks'],
    clients: [
      {
        client_id: testIssuerClient.id,
        client_secret: testIssuerClient.secret,
        grant_types: [testAccountGrant],
        redirect_uris: [],
        response_types: [],
      },
      { client_id: testShellClient.id, token_endpoint_auth_method: 'none', ...ofShell },
      { client_id: testServerClient.id, client_secret: testServerClient.secret, ...ofShell },
    ],
    extraTokenClaims: (ctx, { clientId, ...token }) =>
      isShell(clientId) && 'accountId' in token
        ? { phone_number: token.accountId }
        : JSON.parse(String(ctx.oidc.params?.claims ?? '{}')),
    rotateRefreshToken: false,
    clientBasedCORS: (_ctx, origin, { clientId }) => clientId === testShellClient.id && origin === shell,
    features: {
      introspection: { enabled: true },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== testResource) throw new errors.InvalidTarget()
          return { audience: testAudience, scope: '', accessTokenFormat: format, accessTokenTTL: 300 }
        },
      },
    },
  })
  // Signs an account in without its pages: the one thing that a test cannot do by hand.
  provider.registerGrantType(
    testAccountGrant,
    async (ctx) => {
      const { client, params } = ctx.oidc
      if (client === undefined) throw new errors.InvalidClient('')
      const accountId = String(params?.account)
      const grantId = await new provider.Grant({ clientId: client.clientId, accountId }).save()
      const audience = testAudience
      const resourceServer = { identifier: () => audience, audience, scopes: new Set<string>(), scope: '' }
      const token = new provider.AccessToken({
        client,
        accountId,
        grantId,
        gty: testAccountGrant,
        resourceServer: { ...resourceServer, accessTokenFormat: format, accessTokenTTL: 300 },
      })
      ctx.body = { access_token: await token.save(), token_type: 'Bearer' }
    },
    ['account', 'claims'],
  )
  handle = provider.callback()
}

/** A JWT with its newest key, unless the header names another algorithm's key. */
async function sign({ claims, header }: { claims: JWTPayload; header: object }): Promise<string> {
  const privateKey = await importJWK(key, 'RS256')
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'at+jwt', ...header })
    .sign(privateKey)
}

const server = createServer(async (request, response) => {
  if (request.url === '/test/rotate') {
    await openProvider()
    response.end()
  } else if (request.url === '/test/sign') {
    response.end(await sign((await json(request)) as Parameters<typeof sign>[0]))
  } else handle(request, response)
})
server.listen(Number(port), '127.0.0.1', async () => {
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await openProvider()
  process.send?.(issuer)
})
process.on('disconnect', () => process.exit(0))
