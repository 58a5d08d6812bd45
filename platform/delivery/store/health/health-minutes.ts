import { type HealthMinute, healthMinute, type VersionHealth } from '../../../contract/health-report'
import { sumOfHealth } from '../../../contract/health-sums'
import { mapConcurrent } from '../map-concurrent'
import type { Store } from '../store'
import { beginOf, type HealthStep, healthSteps } from './health-steps'

/** Files that are read or removed at once. */
const lanes = 16

const minute = 60_000
/** How far back health is looked at; milliseconds. */
export const lookedBack = 60 * minute

/** The beginning of the minute of a moment. @example minuteOf(Date.now()) // '2026-11-21T12:34:00Z' */
export function minuteOf(moment: number): string {
  return beginOf(healthSteps.minutes, moment)
}

/**
 * Writes what one server heard within one minute, or another step; it may write it again, with more. No other server writes
 * its steps.
 */
export async function keepMinute(
  store: Store,
  heard: HealthMinute,
  { folder }: HealthStep = healthSteps.minutes,
): Promise<void> {
  const key = `${folder}${heard.minute.replaceAll(':', '')}-${heard.server}.json`
  await store.put(key, JSON.stringify(heard), 'any')
}

/** What all servers heard within the last hour, a sum for each version. */
export async function recentHealth(store: Store, now: number): Promise<VersionHealth[]> {
  return sumOfHealth((await recentMinutes(store, now)).flatMap(({ remotes }) => remotes))
}

/** An operation that the product API answered it does not have, and how many pages said so. */
export interface MissingOperation {
  readonly operation: string
  readonly pages: number
}

/** Operations that pages missed within the last hour, the most missed first. */
export async function recentMissing(store: Store, now: number): Promise<MissingOperation[]> {
  const counts = new Map<string, number>()
  const minutes = await recentMinutes(store, now)
  for (const [operation, pages] of minutes.flatMap(({ missing = {} }) => Object.entries(missing)))
    counts.set(operation, (counts.get(operation) ?? 0) + pages)
  return [...counts].map(([operation, pages]) => ({ operation, pages })).sort((one, other) => other.pages - one.pages)
}

/** What each server heard in each minute of the last hour. */
export async function recentMinutes(store: Store, now: number): Promise<HealthMinute[]> {
  return healthSince(store, healthSteps.minutes, now - lookedBack)
}

/** What each server heard in each part of a step that was not over by a moment. */
export async function healthSince(
  store: Store,
  { folder, length }: HealthStep,
  since: number,
): Promise<HealthMinute[]> {
  const keys = (await store.list(folder)).filter((key) => momentOf(key) > since - length)
  const read: HealthMinute[] = []
  await mapConcurrent(keys, lanes, async (key) => {
    const one = await readMinute(store, key)
    if (one) read.push(one)
  })
  return read
}

/** Those minutes that were not over by a moment. @param since ISO 8601; undefined for all of them */
export function minutesSince(minutes: readonly HealthMinute[], since: string | undefined): readonly HealthMinute[] {
  if (since === undefined) return minutes
  return minutes.filter((one) => Date.parse(one.minute) > Date.parse(since) - minute)
}

/** Removes what is not read any more of each step, of every server. */
export async function removeOldHealth(store: Store, now: number): Promise<void> {
  for (const { folder, kept } of Object.values(healthSteps)) {
    const old = (await store.list(folder)).filter((key) => momentOf(key) < now - kept)
    await mapConcurrent(old, lanes, (key) => store.remove(key))
  }
}

/** When the part of a key began; NaN, which is neither early nor late, when the key is not one of a step. */
function momentOf(key: string): number {
  const [, date, hours, minutes] = /^health\/(?:hours\/|days\/)?(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)00Z-/.exec(key) ?? []
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
