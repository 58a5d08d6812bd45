import type { HealthMinute, VersionHealth } from '../../../contract/health-report'
import { errorsOf, percentileOf, phasesAt, sumOfHealth } from '../../../contract/health-sums'
import { lookedBack, recentMinutes } from '../../store/health/health-minutes'
import type { Store } from '../../store/store'
import type { Curve, HealthSeries } from '../contract'

/** Minutes of one interval: long enough for a percentile, short enough to see a canary fail. */
const interval = 5
const minute = 60_000
/** All that the store keeps of health: three hours. */
const intervals = (3 * lookedBack) / (interval * minute)

/** What pages said of a remote's versions within the last three hours. */
export async function healthSeriesOf(store: Store, name: string, now: number): Promise<HealthSeries> {
  // Two hours earlier the hour that is looked back begins three hours ago; it has no end.
  const minutes = await recentMinutes(store, now - 2 * lookedBack)
  return toHealthSeries(minutes, name, now)
}

/** Counts of minutes as curves: one value an interval for each version that was heard of. */
export function toHealthSeries(minutes: readonly HealthMinute[], name: string, now: number): HealthSeries {
  const length = interval * minute
  const end = Math.floor(now / length) * length + length
  const starts = Array.from({ length: intervals }, (_, place) => end - (intervals - place) * length)
  const heard = minutes.map((one) => ({
    place: Math.floor((Date.parse(one.minute) - (starts[0] ?? 0)) / length),
    own: one.remotes.filter((remote) => remote.name === name),
  }))
  const versions = [...new Set(heard.flatMap(({ own }) => own.map(({ version }) => version)))].sort()
  return {
    starts: starts.map((start) => new Date(start).toISOString()),
    minutes: interval,
    versions: versions.map((version) => {
      const sums = starts.map((_, place) => {
        const within = heard.filter((one) => one.place === place).flatMap(({ own }) => own)
        return sumOfHealth(within.filter((one) => one.version === version))[0]
      })
      return { version, curves: curvesOf(sums) }
    }),
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
