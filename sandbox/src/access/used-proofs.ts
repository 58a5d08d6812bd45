import type { Sql } from '../db/sql'

/** Longer than any proof is good by its time or by its nonce; seconds. */
const keptSeconds = 600

/**
 * Replay detection: keeps a proof that was used, beside those that the provider keeps; false for one that came before.
 * Only proofs of valid tokens come this far, so strangers cannot fill the store.
 */
export async function useProofOnce(db: Sql, id: string): Promise<boolean> {
  const [first] = await db.query(
    `insert into oidc_artifact (kind, id, payload, expires_at)
     values ('UsedProof', $1, '{}', now() + make_interval(secs => $2)) on conflict do nothing returning 1 as one`,
    [id, keptSeconds],
  )
  return first !== undefined
}
