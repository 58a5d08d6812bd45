import { type HealthMinute, healthMinute, type VersionHealth } from '../../../contract/health-report'
import { sumOfHealth } from '../../../contract/health-sums'
import { contentMetadata } from '../content-metadata'
import type { Store } from '../store'

const folder = 'health/'
const minute = 60_000
/** How far back health is looked at, and how long it is kept; milliseconds. */
export const lookedBack = 60 * minute
const kept = 3 * lookedBack

/** The beginning of the minute of a moment. @example minuteOf(Date.now()) // '2026-11-21T12:34:00Z' */
export function minuteOf(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16)}:00Z`
}

/**
 * Writes what one server heard within one minute; it may write it again, with more. No other server writes its minutes.
 */
export async function keepMinute(store: Store, heard: HealthMinute): Promise<void> {
  const key = `${folder}${heard.minute.replaceAll(':', '')}-${heard.server}.json`
  await store.put(key, new TextEncoder().encode(JSON.stringify(heard)), contentMetadata(key), 'any')
}

/** What all servers heard within the last hour, a sum for each version. */
export async function recentHealth(store: Store, now: number): Promise<VersionHealth[]> {
  return sumOfHealth((await recentMinutes(store, now)).flatMap(({ remotes }) => remotes))
}

/** What each server heard in each minute of the last hour. */
export async function recentMinutes(store: Store, now: number): Promise<HealthMinute[]> {
  const keys = (await store.list(folder)).filter((key) => momentOf(key) > now - lookedBack - minute)
  return (await Promise.all(keys.map((key) => readMinute(store, key)))).filter((one) => one !== undefined)
}

/** Those minutes that were not over by a moment. @param since ISO 8601; undefined for all of them */
export function minutesSince(minutes: readonly HealthMinute[], since: string | undefined): readonly HealthMinute[] {
  if (since === undefined) return minutes
  return minutes.filter((one) => Date.parse(one.minute) > Date.parse(since) - minute)
}

/** Removes the minutes that are not read any more, of every server. */
export async function removeOldMinutes(store: Store, now: number): Promise<void> {
  const old = (await store.list(folder)).filter((key) => momentOf(key) < now - kept)
  await Promise.all(old.map((key) => store.remove(key)))
}

/** When the minute of a key began; NaN, which is neither early nor late, when the key is not one of a minute. */
function momentOf(key: string): number {
  const [, date, hours, minutes] = /^health\/(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)00Z-/.exec(key) ?? []
  return date === undefined ? Number.NaN : Date.parse(`${date}T${hours}:${minutes}:00Z`)
}

/** A damaged minute does not count: the others still do. */
async function readMinute(store: Store, key: string): Promise<HealthMinute | undefined> {
  const stored = await store.get(key)
  if (!stored) return undefined
  try {
    return healthMinute.safeParse(JSON.parse(new TextDecoder().decode(stored.body))).data
  } catch {
    return undefined
  }
}
