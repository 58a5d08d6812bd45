import webPush from 'web-push'
import type { Sql } from '../db/sql'
import type { PushSettings, VapidKeys } from './push-settings'

const name = 'vapid-keys'

/** The pair of the settings, else the one that the database keeps, which is made once: subscriptions hang on it. */
export async function openVapidKeys(sql: Sql, { keys }: Pick<PushSettings, 'keys'>): Promise<VapidKeys> {
  if (keys !== undefined) return keys
  await sql.query('insert into fact (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(webPush.generateVAPIDKeys()),
  ])
  const [kept] = await sql.query<{ value: VapidKeys }>('select value from fact where name = $1', [name])
  if (kept === undefined) throw new Error('Missing VAPID keys: expected the pair that was just kept')
  return kept.value
}
