import { randomBytes } from 'node:crypto'
import type { Sql } from '../db/sql'

/**
 * Issues an access token without the identity provider, so that a test of what comes after the sign-in is spared its
 * pages. It outlives every test, has no grant, and is good for the product API only.
 */
export async function issueAccessToken(sql: Sql, sub: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await sql.query(
    `insert into oidc_artifact (kind, id, payload, account, expires_at)
     values ('AccessToken', $1, '{}', $2, now() + interval '1 day')`,
    [token, sub],
  )
  return token
}
