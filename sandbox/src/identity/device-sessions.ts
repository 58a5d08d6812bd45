import type { DeviceSession } from '@sarv/shared/contract/device-sessions'
import type { Sql } from '../db/sql'
import { describeUserAgent } from './user-agent'

type Row = Omit<DeviceSession, 'signed_in_at' | 'seen_at'> & { readonly signed_in_at: Date; readonly seen_at: Date }

/** Records a sign-in as the person will see it, when the provider makes its grant. */
export async function recordDeviceSession(sql: Sql, grant: string, sub: string, userAgent: string): Promise<void> {
  const { browser, system } = describeUserAgent(userAgent)
  await sql.query('insert into device_session (grant_id, sub, browser, system) values ($1, $2, $3, $4)', [
    grant,
    sub,
    browser,
    system,
  ])
}

/**
 * The sign-ins that go on: those with a grant; this one first, then the newest seen. It was seen when it last got a token.
 * @param grant of the caller
 */
export async function listSessions(sql: Sql, sub: string, grant: string): Promise<DeviceSession[]> {
  const rows = await sql.query<Row>(
    `select s.id, s.browser, s.system, s.signed_in_at, s.grant_id = $2 as is_current,
       greatest(s.signed_in_at, (select to_timestamp(max((t.payload ->> 'iat')::bigint)) from oidc_artifact t
         where t.grant_id = s.grant_id and t.kind in ('AccessToken', 'RefreshToken'))) as seen_at
     from device_session s join oidc_artifact g on g.kind = 'Grant' and g.id = s.grant_id
     where s.sub = $1 and (g.expires_at is null or g.expires_at > now())
     order by is_current desc, seen_at desc, s.id`,
    [sub, grant],
  )
  return rows.map(({ signed_in_at, seen_at, ...row }) => ({
    ...row,
    signed_in_at: signed_in_at.toISOString(),
    seen_at: seen_at.toISOString(),
  }))
}

/** Revokes a grant with all its tokens and the browser's session at the provider, which could make another one silently. */
export async function endSession(sql: Sql, grant: string): Promise<void> {
  await sql.query(
    `delete from oidc_artifact where grant_id = $1 or (kind = 'Grant' and id = $1) or (kind = 'Session'
       and account = (select sub::text from device_session where grant_id = $1)
       and jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $grant)', jsonb_build_object('grant', $1::text)))`,
    [grant],
  )
  await sql.query('delete from device_session where grant_id = $1', [grant])
}
