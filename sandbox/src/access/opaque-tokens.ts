import type { Sql } from '../db/sql'
import type { AccessTokenVerifier } from './access-token-verifier'

/**
 * Verifier of the sandbox's own access tokens. They are opaque, so one row of the identity provider is the whole check:
 * see identity/provider.ts for why.
 */
export function createOpaqueTokens(db: Sql): AccessTokenVerifier {
  return {
    async verify(token) {
      const [found] = await db.query<{ sub: string; jkt: string | null }>(
        `select account as sub, payload ->> 'jkt' as jkt from oidc_artifact
         where kind = 'AccessToken' and id = $1 and account is not null and expires_at > now()`,
        [token],
      )
      return found && { sub: found.sub, boundTo: found.jkt ?? undefined }
    },
  }
}
