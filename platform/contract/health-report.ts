import * as z from 'zod/mini'
import { bucketBounds, emptyHistogram, failureReasons, laterFailure } from './health-terms'
import { operation } from './manifest'
import { maxMessageLength } from './scrub-message'

/** More than one page can honestly have seen between two reports. */
const most = 10_000
const count = z.int().check(z.minimum(0), z.maximum(most))
const sum = z.int().check(z.minimum(0))
const histogramOf = (one: typeof count) => z.array(one).check(z.length(bucketBounds.length + 1))

const noVitals = () => ({ lcp: emptyHistogram(), inp: emptyHistogram() })
const noPhases = () => ({ entry: emptyHistogram(), init: emptyHistogram(), mount: emptyHistogram() })

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))
const version = z.string().check(z.regex(/^[\w.+-]{1,64}$/))

const healthOf = (one: typeof count) =>
  z.object({
    name,
    version,
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

/** What a remote threw: while it was opened, or later. */
const thrown = z.object({
  name,
  version,
  reason: z.enum(['crashed', laterFailure]),
  /** As `scrubMessage` leaves it. */
  message: z.string().check(z.maxLength(maxMessageLength)),
})
export type Thrown = z.infer<typeof thrown>

/** What a page tells its document server: nothing about the person, the address or the device. */
export const healthReport = z.object({
  remotes: z.array(healthOf(count)).check(z.maxLength(50)),
  /** Earlier shells tell none. */
  thrown: z.optional(z.array(thrown).check(z.maxLength(50))),
  /** Operations that the API answered it does not have, each once in the life of the page. */
  missing: z.optional(z.array(operation).check(z.maxLength(50))),
})
export type HealthReport = z.infer<typeof healthReport>

/** Errors of one kind: how many, the first and the last of them. With a message they are those that threw it. */
const healthFailure = z.object({
  name,
  version,
  reason: z.enum([...failureReasons, laterFailure]),
  message: z.optional(z.string().check(z.maxLength(maxMessageLength))),
  count: sum,
  /** ISO 8601, as `last` is. */
  first: z.string(),
  last: z.string(),
  /** The page of the last one, by `traceOf`. */
  trace: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
})
export type HealthFailure = z.infer<typeof healthFailure>

/**
 * What one server heard within one minute, hour or day; kept as `health/<minute>-<server>.json` with the colons left out, those
 * of hours and days each in a folder of their own.
 */
export const healthMinute = z.object({
  /** Its beginning, ISO 8601: `2026-11-21T12:34:00Z`. */
  minute: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00Z$/)),
  /** The server's name for itself. */
  server: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  remotes: z.array(versionHealth),
  /** Earlier servers kept none. */
  failures: z.optional(z.array(healthFailure)),
  /** How many pages said so of an operation. */
  missing: z.optional(z.record(operation, sum)),
})
export type HealthMinute = z.infer<typeof healthMinute>
