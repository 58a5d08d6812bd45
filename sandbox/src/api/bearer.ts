import type { Sql } from '../db/sql'

/** Who calls. */
export interface Person {
  readonly sub: string
  readonly mobile: string
  /** 0 new, 1 identity confirmed, 2 ready to invest. */
  readonly level: number
}

/**
 * The person behind an `Authorization` header, or undefined when it is missing, foreign, expired or revoked (SBX-006).
 * Access tokens are opaque, so this one row is the whole check: see identity/provider.ts for why.
 */
export async function personBehind(sql: Sql, authorization: string | undefined): Promise<Person | undefined> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(authorization ?? '')?.[1]
  if (token === undefined) return undefined
  const [person] = await sql.query<Person>(
    `select p.sub, p.mobile, p.level from oidc_artifact t join person p on p.sub::text = t.account
     where t.kind = 'AccessToken' and t.id = $1 and t.expires_at > now()`,
    [token],
  )
  return person
}
