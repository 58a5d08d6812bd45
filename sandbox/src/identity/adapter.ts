import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import type { Db } from '../db/sql'
import { isStorable } from '../http/storable-text'

interface Kept {
  readonly payload: AdapterPayload
  readonly consumed_at: Date | null
}

/** Storage adapter of the OpenID provider: sessions, grants, codes and tokens in the sandbox's own database. */
export function createAdapter(db: Db): AdapterFactory {
  const found = async (kind: string, column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    if (!isStorable(value)) return undefined
    const [kept] = await db.query<Kept>(
      `select payload, consumed_at from oidc_artifact
       where kind = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [kind, value],
    )
    if (kept === undefined || kept.consumed_at === null) return kept?.payload
    return { ...kept.payload, consumed: Math.floor(kept.consumed_at.getTime() / 1000) }
  }

  return (kind): Adapter => ({
    async upsert(id, payload, expiresIn) {
      // The provider reads its bodies itself.
      if (!isStorable(payload)) throw new errors.InvalidRequest('a parameter holds a character that is not accepted')
      await db.query(
        `insert into oidc_artifact (kind, id, payload, grant_id, uid, account, expires_at)
         values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         on conflict (kind, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, account = excluded.account, expires_at = excluded.expires_at`,
        [
          kind,
          id,
          JSON.stringify(payload),
          payload.grantId ?? null,
          payload.uid ?? null,
          payload.accountId ?? null,
          expiresIn || null,
        ],
      )
    },
    find: (id) => found(kind, 'id', id),
    findByUid: (uid) => found(kind, 'uid', uid),
    // Device codes are not offered, so none has a user code.
    findByUserCode: async () => undefined,
    async consume(id) {
      // Only one of two requests with the same token or code succeeds; both were read as unused before.
      const [mine] = await db.query(
        'update oidc_artifact set consumed_at = now() where kind = $1 and id = $2 and consumed_at is null returning 1',
        [kind, id],
      )
      if (mine !== undefined) return
      await db.query(
        'delete from oidc_artifact where grant_id = (select grant_id from oidc_artifact where kind = $1 and id = $2)',
        [kind, id],
      )
      throw new errors.InvalidGrant('already used')
    },
    async destroy(id) {
      await db.query('delete from oidc_artifact where kind = $1 and id = $2', [kind, id])
    },
    async revokeByGrantId(grantId) {
      await db.query('delete from oidc_artifact where kind = $1 and grant_id = $2', [kind, grantId])
    },
  })
}
