import type { VersionHealth } from './health-report'
import {
  bucketBounds,
  emptyHistogram,
  type FailureReason,
  failureReasons,
  type LoadPhase,
  loadPhases,
  type WebVital,
} from './health-terms'

/** A version of which nothing is known yet. */
export function noHealth({ name, version, owner }: Pick<VersionHealth, 'name' | 'version' | 'owner'>): VersionHealth {
  const phases = { entry: emptyHistogram(), init: emptyHistogram(), mount: emptyHistogram() }
  const vitals = { lcp: emptyHistogram(), inp: emptyHistogram() }
  return { name, version, owner, opened: 0, failed: {}, crashed: 0, phases, vitals }
}

/** The bucket of a duration in milliseconds. */
export function bucketOf(milliseconds: number): number {
  const place = bucketBounds.findIndex((bound) => milliseconds <= bound)
  return place < 0 ? bucketBounds.length : place
}

/**
 * What several pages, servers or minutes say of the same versions, added up: one entry a version.
 * @example sumOfHealth(minutes.flatMap(({ remotes }) => remotes))
 */
export function sumOfHealth(all: readonly VersionHealth[]): VersionHealth[] {
  const sums = new Map<string, VersionHealth>()
  for (const one of all) {
    const key = `${one.name}@${one.version}`
    sums.set(key, added(sums.get(key) ?? noHealth(one), one))
  }
  return [...sums.values()]
}

function added(one: VersionHealth, other: VersionHealth): VersionHealth {
  const phase = (name: LoadPhase) => addedCounts(one.phases[name], other.phases[name])
  const vital = (name: WebVital) => addedCounts(one.vitals[name], other.vitals[name])
  const failed = { ...one.failed }
  for (const reason of failureReasons) {
    const count = other.failed[reason]
    if (count !== undefined) failed[reason] = (failed[reason] ?? 0) + count
  }
  return {
    ...one,
    opened: one.opened + other.opened,
    failed,
    crashed: one.crashed + other.crashed,
    phases: { entry: phase('entry'), init: phase('init'), mount: phase('mount') },
    vitals: { lcp: vital('lcp'), inp: vital('inp') },
  }
}

function addedCounts(one: readonly number[], other: readonly number[]): number[] {
  return one.map((count, place) => count + (other[place] ?? 0))
}

/**
 * The duration in milliseconds that a part of all stayed within, drawn straight inside its bucket; undefined when nothing
 * was counted. What is in the last bucket took at least its beginning.
 * @example percentileOf(health.phases.mount, 0.75)
 */
export function percentileOf(histogram: readonly number[], part: number): number | undefined {
  const all = histogram.reduce((sum, count) => sum + count, 0)
  if (all === 0) return undefined
  let before = 0
  for (const [place, count] of histogram.entries()) {
    const from = bucketBounds[place - 1] ?? 0
    if (count > 0 && before + count >= all * part) {
      const to = bucketBounds[place] ?? from
      return from + (to - from) * ((all * part - before) / count)
    }
    before += count
  }
  return undefined
}

/** The same for every phase. */
export function phasesAt(health: VersionHealth, part: number): Record<LoadPhase, number | undefined> {
  const [entry, init, mount] = loadPhases.map((phase) => percentileOf(health.phases[phase], part))
  return { entry, init, mount }
}

/** Whether it is not the version's fault: a device without a connection, and what the house itself refuses. */
export function isExcused(reason: FailureReason): boolean {
  return reason === 'offline' || reason === 'incompatible'
}

/** How often a version was tried, and how often it failed by its own fault; a crash afterwards counts as a failure. */
export function errorsOf({ opened, failed, crashed }: VersionHealth): { tries: number; errors: number } {
  const failures = failureReasons.reduce((sum, reason) => sum + (isExcused(reason) ? 0 : (failed[reason] ?? 0)), 0)
  return { tries: opened + failures, errors: failures + crashed }
}
