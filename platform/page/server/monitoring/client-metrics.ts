import { Counter, Histogram, type Registry } from 'prom-client'
import { type Catalogue, deliveredIn } from '../../../contract/catalogue'
import type { VersionHealth } from '../../../contract/health-report'
import { bucketBounds, failureReasons, loadPhases, webVitals } from '../../../contract/health-terms'

const labels = ['remote', 'version'] as const
const buckets = bucketBounds.map((bound) => bound / 1000)

/** How versions go on people's devices, as their pages told this server. */
export interface ClientMetrics {
  add(counted: readonly VersionHealth[]): void
  /**
   * Removes the series of versions that the catalogue does not have any more, and begins those of new ones at 0, so that their
   * first error is an increase.
   */
  follow(catalogue: Pick<Catalogue, 'remotes' | 'shell'>): void
}

/**
 * Client health as counters and histograms. Reports hold counts in buckets and no values, so that each one is observed at the
 * end of its bucket: a sum of these histograms is an upper bound.
 */
export function clientMetrics(register: Registry): ClientMetrics {
  const registers = [register]
  const opened = new Counter({
    name: 'sarv_client_opened_total',
    help: 'How often a version was on the screen.',
    labelNames: labels,
    registers,
  })
  const failed = new Counter({
    name: 'sarv_client_failed_total',
    help: 'How often it could not be opened.',
    labelNames: [...labels, 'reason'],
    registers,
  })
  const crashed = new Counter({
    name: 'sarv_client_crashed_total',
    help: 'How often it threw after it had been on the screen.',
    labelNames: labels,
    registers,
  })
  const phases = new Histogram({
    name: 'sarv_client_phase_duration_seconds',
    help: 'How long a phase of opening it took: entry, init or mount.',
    labelNames: [...labels, 'phase'],
    buckets,
    registers,
  })
  const vitals = new Histogram({
    name: 'sarv_client_web_vital_seconds',
    help: 'Largest contentful paint (lcp) and interaction to next paint (inp) of its pages.',
    labelNames: [...labels, 'vital'],
    buckets,
    registers,
  })
  const known = new Map<string, { remote: string; version: string }>()

  /** @returns its name among the known ones */
  function begin({ name, version }: { readonly name: string; readonly version: string }): string {
    const key = `${name}@${version}`
    if (known.has(key)) return key
    const of = { remote: name, version }
    known.set(key, of)
    opened.inc(of, 0)
    crashed.inc(of, 0)
    for (const reason of failureReasons) failed.inc({ ...of, reason }, 0)
    return key
  }

  return {
    add(counted) {
      for (const health of counted) {
        const of = { remote: health.name, version: health.version }
        begin(health)
        opened.inc(of, health.opened)
        crashed.inc(of, health.crashed)
        for (const reason of failureReasons) {
          const count = health.failed[reason]
          if (count !== undefined) failed.inc({ ...of, reason }, count)
        }
        for (const phase of loadPhases) observe(health.phases[phase], phases.labels({ ...of, phase }))
        for (const vital of webVitals) observe(health.vitals[vital], vitals.labels({ ...of, vital }))
      }
    },
    follow(catalogue) {
      const builds = deliveredIn(catalogue).flatMap(({ current, previous, canary }) => [
        current,
        previous,
        canary?.built,
      ])
      const names = new Set(builds.flatMap((built) => (built ? [begin(built)] : [])))
      for (const [name, of] of known) {
        if (names.has(name)) continue
        known.delete(name)
        opened.remove(of)
        crashed.remove(of)
        for (const reason of failureReasons) failed.remove({ ...of, reason })
        for (const phase of loadPhases) phases.remove({ ...of, phase })
        for (const vital of webVitals) vitals.remove({ ...of, vital })
      }
    },
  }
}

/** Observes what a report counted in buckets. */
function observe(histogram: readonly number[], observed: { observe(seconds: number): void }): void {
  for (const [index, count] of histogram.entries()) {
    // The last bucket has no end.
    const seconds = buckets[index] ?? (buckets.at(-1) ?? 0) * 2
    for (let told = 0; told < count; told++) observed.observe(seconds)
  }
}
