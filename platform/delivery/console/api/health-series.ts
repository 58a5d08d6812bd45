import type { HealthMinute, VersionHealth } from '../../../contract/health-report'
import { errorsOf, percentileOf, phasesAt, sumOfHealth } from '../../../contract/health-sums'
import { sumOfFailures } from '../../store/health/health-failures'
import { healthSince } from '../../store/health/health-minutes'
import { healthSteps } from '../../store/health/health-steps'
import type { Store } from '../../store/store'
import { type Curve, type HealthRange, type HealthSeries, healthRanges } from '../contract'

const minute = 60_000

/** What pages said of a remote's versions within a range. */
export async function healthSeriesOf(
  store: Store,
  name: string,
  range: HealthRange,
  now: number,
): Promise<HealthSeries> {
  const { step } = healthRanges[range]
  const [start = now] = startsOf(range, now)
  return toHealthSeries(await healthSince(store, healthSteps[step], start), name, range, now)
}

/** When each part of a range begins, oldest first. */
function startsOf(range: HealthRange, now: number): number[] {
  const { minutes, parts } = healthRanges[range]
  const length = minutes * minute
  const end = Math.floor(now / length) * length + length
  return Array.from({ length: parts }, (_, place) => end - (parts - place) * length)
}

/** Counts of a step as curves: one value a part of the range for each version that was heard of; and its errors. */
export function toHealthSeries(
  heard: readonly HealthMinute[],
  name: string,
  range: HealthRange,
  now: number,
): HealthSeries {
  const { minutes } = healthRanges[range]
  const starts = startsOf(range, now)
  const placed = heard.flatMap((one) => {
    const place = Math.floor((Date.parse(one.minute) - (starts[0] ?? 0)) / (minutes * minute))
    return place < 0 ? [] : { ...one, place, own: one.remotes.filter((remote) => remote.name === name) }
  })
  const versions = [...new Set(placed.flatMap(({ own }) => own.map(({ version }) => version)))].sort()
  return {
    starts: starts.map((start) => new Date(start).toISOString()),
    minutes,
    versions: versions.map((version) => {
      const sums = starts.map((_, place) => {
        const within = placed.filter((one) => one.place === place).flatMap(({ own }) => own)
        return sumOfHealth(within.filter((one) => one.version === version))[0]
      })
      return { version, curves: curvesOf(sums) }
    }),
    failures: sumOfFailures(
      placed.flatMap(({ failures = [] }) => failures.filter((failure) => failure.name === name)),
    ).map(({ name: _, ...failure }) => failure),
  }
}

function curvesOf(sums: readonly (VersionHealth | undefined)[]): Record<Curve, (number | null)[]> {
  const drawn = (value: (sum: VersionHealth) => number | undefined) => sums.map((sum) => (sum && value(sum)) ?? null)
  return {
    opened: drawn(({ opened }) => opened),
    errors: drawn((sum) => {
      const { tries, errors } = errorsOf(sum)
      return tries > 0 ? errors / tries : undefined
    }),
    entry: drawn((sum) => phasesAt(sum, 0.75).entry),
    init: drawn((sum) => phasesAt(sum, 0.75).init),
    mount: drawn((sum) => phasesAt(sum, 0.75).mount),
    lcp: drawn(({ vitals }) => percentileOf(vitals.lcp, 0.75)),
    inp: drawn(({ vitals }) => percentileOf(vitals.inp, 0.75)),
  }
}
