import * as z from 'zod/mini'
import { bucketBounds, emptyHistogram, failureReasons } from './health-terms'

/** More than one page can honestly have seen between two reports. */
const most = 10_000
const count = z.int().check(z.minimum(0), z.maximum(most))
const sum = z.int().check(z.minimum(0))
const histogramOf = (one: typeof count) => z.array(one).check(z.length(bucketBounds.length + 1))

const noVitals = () => ({ lcp: emptyHistogram(), inp: emptyHistogram() })
const noPhases = () => ({ entry: emptyHistogram(), init: emptyHistogram(), mount: emptyHistogram() })

const healthOf = (one: typeof count) =>
  z.object({
    name: z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)),
    version: z.string().check(z.regex(/^[\w.+-]{1,64}$/)),
    owner: z.string().check(z.maxLength(64)),
    /** How often it was on the screen. */
    opened: one,
    /** How often it was not, by reason. */
    failed: z.partialRecord(z.enum(failureReasons), one),
    /** How often it threw after it had been on the screen. */
    crashed: one,
    /** How long each phase took: one count for every bucket. The shell has none. */
    phases: z._default(
      z.object({ entry: histogramOf(one), init: histogramOf(one), mount: histogramOf(one) }),
      noPhases,
    ),
    /** One count a page. Earlier shells measured none. */
    vitals: z._default(z.object({ lcp: histogramOf(one), inp: histogramOf(one) }), noVitals),
  })

/** What is known of one version of one remote. */
const versionHealth = healthOf(sum)
export type VersionHealth = z.infer<typeof versionHealth>

/** What a page tells its document server: nothing about the person, the address or the device. */
export const healthReport = z.object({ remotes: z.array(healthOf(count)).check(z.maxLength(50)) })
export type HealthReport = z.infer<typeof healthReport>

/** What one server heard within one minute; kept as `health/<minute>-<server>.json` with the colons left out. */
export const healthMinute = z.object({
  /** The beginning of the minute, ISO 8601: `2026-11-21T12:34:00Z`. */
  minute: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/)),
  /** The server's name for itself. */
  server: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  remotes: z.array(versionHealth),
})
export type HealthMinute = z.infer<typeof healthMinute>
