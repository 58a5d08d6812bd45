import { decodeJwt } from 'jose'
import type { Sql } from '../db/sql'
import type { AccessTokenVerifier } from './access-token-verifier'
import { createIntrospectedTokens } from './introspected-tokens'
import type { IssuerSettings } from './issuer-settings'
import { createJwtTokens } from './jwt-tokens'
import { createOpaqueTokens } from './opaque-tokens'

/**
 * Verifier of every accepted kind of token. A JWT goes to the issuer that it names, and to no other; an opaque token is
 * ours or, where an issuer is to be introspected, that issuer's.
 */
export function createTokenRouter(db: Sql, issuers: readonly IssuerSettings[]): AccessTokenVerifier {
  const own = createOpaqueTokens(db)
  const foreign = new Map(
    issuers.map((settings) => [
      settings.issuer,
      settings.mode === 'jwt' ? createJwtTokens(settings) : createIntrospectedTokens(settings),
    ]),
  )
  const introspected = issuers.find(({ mode }) => mode === 'introspection')
  return {
    async verify(token) {
      const named = issuerIn(token)
      if (named !== undefined) return foreign.get(named)?.verify(token)
      const found = await own.verify(token)
      return found ?? (introspected && foreign.get(introspected.issuer)?.verify(token))
    },
  }
}

/** The unverified `iss` of a JWT; undefined for a token that is not a JWT. */
function issuerIn(token: string): string | undefined {
  try {
    return decodeJwt(token).iss ?? ''
  } catch {
    return undefined
  }
}
