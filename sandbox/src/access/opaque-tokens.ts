import type { Sql } from '../db/sql'
import type { AccessTokenVerifier } from './access-token-verifier'

/**
 * Verifier of the sandbox's own access tokens. They are opaque, so the identity provider's rows of token and grant are the whole check:
 * see identity/provider.ts for why.
 */
export function createOpaqueTokens(db: Sql): AccessTokenVerifier {
  return {
    async verify(token) {
      const [found] = await db.query<{ sub: string; jkt: string | null; grant_id: string | null }>(
        // A token that was made at the moment at which its grant was revoked is of no use either.
        `select account as sub, payload ->> 'jkt' as jkt, grant_id from oidc_artifact t
         where kind = 'AccessToken' and id = $1 and account is not null and expires_at > now() and (grant_id is null
           or exists (select 1 from oidc_artifact g where g.kind = 'Grant' and g.id = t.grant_id))`,
        [token],
      )
      return found && { sub: found.sub, grant: found.grant_id ?? undefined, boundTo: found.jkt ?? undefined }
    },
  }
}
