import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'

/** Browsers of one person that may show messages; one more takes the place of the oldest. */
const maxDevices = 10

/** A browser that a person lets show messages. */
export interface NewSubscription {
  readonly deviceToken: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  readonly vapidKey: string
  readonly showsAmounts: boolean
  readonly language: Language
  readonly grant: string | undefined
}

/**
 * Whether a subscription `s` may be sent to: its sign-in goes on. Who signed out, here or from another device, is told
 * nothing any more, though the browser still has its subscription. (SBX-147)
 */
export const isSignedIn = `(s.grant_id is null or exists (select 1 from oidc_artifact g where g.kind = 'Grant'
  and g.id = s.grant_id and (g.expires_at is null or g.expires_at > now())))`

/** Keeps a subscription; the same browser's earlier one goes, also that of another person. */
export async function keepSubscription(sql: Sql, time: Time, sub: string, device: NewSubscription): Promise<void> {
  await sql.query('delete from push_subscription where endpoint = $1 or (sub = $2 and device_token = $3)', [
    device.endpoint,
    sub,
    device.deviceToken,
  ])
  await sql.query(
    `insert into push_subscription
       (sub, device_token, endpoint, p256dh, auth, vapid_key, shows_amounts, language, grant_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      sub,
      device.deviceToken,
      device.endpoint,
      device.p256dh,
      device.auth,
      device.vapidKey,
      device.showsAmounts,
      device.language,
      device.grant ?? null,
      time.now(),
    ],
  )
  await sql.query(
    `delete from push_subscription where id in
       (select id from push_subscription where sub = $1 order by created_at desc, id desc offset $2)`,
    [sub, maxDevices],
  )
}

/** How this device stands; undefined where it shows no messages of this person, or subscribed to a key of before. */
export async function findDevice(
  sql: Sql,
  sub: string,
  deviceToken: string,
  vapidKey: string,
): Promise<{ shows_amounts: boolean } | undefined> {
  const [device] = await sql.query<{ shows_amounts: boolean }>(
    `select shows_amounts from push_subscription s
     where sub = $1 and device_token = $2 and vapid_key = $3 and ${isSignedIn}`,
    [sub, deviceToken, vapidKey],
  )
  return device
}

export async function dropSubscription(sql: Sql, sub: string, deviceToken: string): Promise<void> {
  await sql.query('delete from push_subscription where sub = $1 and device_token = $2', [sub, deviceToken])
}

/** The language that the calls of a device ask for is that of its messages. */
export async function noteLanguage(sql: Sql, sub: string, deviceToken: string, language: Language): Promise<void> {
  await sql.query(
    'update push_subscription set language = $3 where sub = $1 and device_token = $2 and language <> $3',
    [sub, deviceToken, language],
  )
}
