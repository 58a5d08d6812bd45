import * as z from 'zod/mini'
import { failureReasons, laterFailure } from '../../contract/health-terms'
import { localized } from '../../contract/manifest-parts'
import { type Permission, permissions } from '../access/permissions'
import { isAuditText, longest } from '../store/catalogue/audit-text'
import type { StepName } from '../store/health/health-steps'
import { lock } from '../store/lock'

/** Contract of the console's API: what its page asks, and what the server answers. Both ends take their types from here. */

/** Health metrics of a version in the last hour; phases by their 75th percentile, in milliseconds. */
const healthFigures = z.object({
  opened: z.number(),
  tries: z.number(),
  errors: z.number(),
  p75: z.object({ entry: z.optional(z.number()), init: z.optional(z.number()), mount: z.optional(z.number()) }),
})
export type HealthFigures = z.infer<typeof healthFigures>

/** Where the ramp of a canary stands, as `pnpm sarv status` tells it. */
const ramp = z.object({
  steps: z.array(z.number()),
  bakeMinutes: z.number(),
  state: z.enum(['due', 'paused', 'failing', 'baking', 'few-tries']),
  next: z.number(),
  until: z.string(),
  tries: z.number(),
  needed: z.number(),
})
export type Ramp = z.infer<typeof ramp>

const canary = z.object({
  version: z.string(),
  percent: z.number(),
  level: z.optional(z.number()),
  since: z.optional(z.string()),
  health: z.optional(healthFigures),
  ramp: z.optional(ramp),
})

/** One remote, or the shell, as the list shows it. */
export const remoteRow = z.object({
  name: z.string(),
  title: localized,
  owner: z.string(),
  /** What all people run; absent while only a canary runs. */
  version: z.optional(z.string()),
  since: z.optional(z.string()),
  health: z.optional(healthFigures),
  previous: z.optional(z.string()),
  /** Where its versions are served; the shell's are by the document servers. */
  base: z.optional(z.string()),
  canary: z.optional(canary),
  killed: z.optional(z.object({ message: localized, since: z.string() })),
  withdrawn: z.array(z.string()),
  /** What the person who asks may do with it. */
  may: z.array(z.enum(permissions)),
  /** Names this very state of the remote: a change says which one its author saw. */
  tag: z.string(),
})
export type RemoteRow = z.infer<typeof remoteRow>
/** The same for everybody who asks. */
export type CommonRow = Omit<RemoteRow, 'may'>

/** Which remotes a list holds. */
export const remoteStates = ['all', 'canary', 'off', 'failing'] as const
export type RemoteState = (typeof remoteStates)[number]

/** The catalogue itself, and who asks. */
const head = z.object({
  store: z.string(),
  revision: z.number(),
  issued: z.string(),
  expires: z.optional(z.string()),
  by: z.optional(z.string()),
  signature: z.enum(['none', 'right', 'unchecked']),
  who: z.string(),
  /** Whether the person came in by a session, which can be ended. */
  isSignedIn: z.boolean(),
  /** What keeps versions from going to more people, now or later. */
  locks: z.array(lock),
  /** Whether the person may lock and unlock all. */
  mayLockAll: z.boolean(),
})

export const remotePage = z.object({
  head,
  /** How many remotes the search finds in each state. */
  counts: z.record(z.enum(remoteStates), z.number()),
  results: z.array(remoteRow),
  /** Where the next page begins; absent on the last one. */
  next: z.optional(z.number()),
})
export type RemotePage = z.infer<typeof remotePage>

/** A published version; it is not known when and by whom old ones were uploaded. */
const publishedVersion = z.object({
  version: z.string(),
  commit: z.optional(z.string()),
  /** ISO 8601. */
  at: z.optional(z.string()),
  by: z.optional(z.string()),
})
export type PublishedVersion = z.infer<typeof publishedVersion>

export const remoteDetail = z.object({
  row: remoteRow,
  commit: z.string(),
  platform: z.string(),
  routes: z.array(z.string()),
  /** Published versions, the last upload first. */
  versions: z.array(publishedVersion),
})
export type RemoteDetail = z.infer<typeof remoteDetail>

const pair = z.tuple([z.number(), z.number()])

/** What a version changes for people against the one that all people run. */
export const versionComparison = z.object({
  now: z.optional(z.string()),
  next: z.string(),
  declared: z.optional(z.array(z.string())),
  files: z.optional(z.object({ same: z.number(), new: z.number(), gone: z.number() })),
  bytes: z.optional(z.object({ first: pair, whole: pair })),
})
export type VersionComparison = z.infer<typeof versionComparison>

/** Figures that have a curve. Durations are 75th percentiles in milliseconds, errors a share of the tries from 0 to 1. */
export const curves = ['errors', 'opened', 'entry', 'init', 'mount', 'lcp', 'inp'] as const
export type Curve = (typeof curves)[number]

/** How far back health is shown, and by which parts. */
export const healthRanges = {
  hour: { step: 'minutes', minutes: 5, parts: 12 },
  day: { step: 'hours', minutes: 60, parts: 24 },
  month: { step: 'days', minutes: 24 * 60, parts: 30 },
} as const satisfies Record<string, { step: StepName; minutes: number; parts: number }>
export type HealthRange = keyof typeof healthRanges
export const healthRangeNames = ['hour', 'day', 'month'] as const satisfies readonly HealthRange[]

/** Errors of a version by reason, and what was thrown by message. */
const failureCount = z.object({
  version: z.string(),
  reason: z.enum([...failureReasons, laterFailure]),
  message: z.optional(z.string()),
  count: z.number(),
  /** ISO 8601, as `last` is. */
  first: z.string(),
  last: z.string(),
  /** The page of the last one, as a person's report and the log of the document server name it. */
  trace: z.optional(z.string()),
})
export type FailureCount = z.infer<typeof failureCount>

export const healthSeries = z.object({
  /** When each interval begins, ISO 8601, oldest first. */
  starts: z.array(z.string()),
  /** Length of an interval in minutes. */
  minutes: z.number(),
  versions: z.array(
    z.object({
      version: z.string(),
      /** A value for each interval; null where nothing was heard. */
      curves: z.record(z.enum(curves), z.array(z.nullable(z.number()))),
    }),
  ),
  /** The most frequent first. */
  failures: z.array(failureCount),
})
export type HealthSeries = z.infer<typeof healthSeries>

/** What is looked for in the audit log. */
export const auditFilter = z.object({
  /** Part of the name of who changed. */
  who: z.optional(z.string().check(z.maxLength(100))),
  /** One remote by its whole name. */
  remote: z.optional(z.string().check(z.maxLength(40))),
  /** Part of the name of a remote. */
  about: z.optional(z.string().check(z.maxLength(40))),
  verb: z.optional(z.string().check(z.maxLength(40))),
  /** From this moment on, and before that one. */
  since: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditPage = z.object({
  results: z.array(
    z.object({
      revision: z.number(),
      at: z.string(),
      who: z.string(),
      verb: z.string(),
      what: z.array(z.string()),
      why: z.optional(z.string()),
    }),
  ),
  next: z.optional(z.string()),
  /** The revision whose record is missing: the log breaks off there. */
  unrecorded: z.optional(z.number()),
})
export type AuditPage = z.infer<typeof auditPage>
export type AuditRow = AuditPage['results'][number]

/** Who accepts what of a module that the shell shares. */
const sharedModule = z.object({
  name: z.string(),
  /** What each running shell brings of it, the live one first. */
  provided: z.array(z.optional(z.string())),
  /** What remotes accept, the most accepted first. */
  ranges: z.array(
    z.object({
      range: z.string(),
      count: z.number(),
      /** Whether every running shell brings a version of it. */
      fits: z.boolean(),
      /** The first of them by name. */
      remotes: z.array(z.string()),
    }),
  ),
})
export type SharedModule = z.infer<typeof sharedModule>

export const sharedModules = z.object({ hosts: z.array(z.string()), modules: z.array(sharedModule) })
export type SharedModules = z.infer<typeof sharedModules>

/** What stands in the audit log: a line, also of what was written in several. */
const line = (most: number) =>
  z.string().check(
    z.overwrite((text: string) => text.replace(/\s+/g, ' ').trim()),
    z.refine((text: string) => isAuditText(text, most)),
  )
const why = line(longest.why).check(z.minLength(3))
const text = line(longest.message)
const version = z.string().check(z.regex(/^[A-Za-z0-9][\w.+-]{0,63}$/))
/** A dry run, which changes nothing, needs no reason. */
const seen = z.object({ tag: z.string(), why: z.optional(why), dryRun: z.optional(z.boolean()) })

/** A change of one remote, each the command of that name. */
export const change = z.discriminatedUnion('verb', [
  z.extend(seen, {
    verb: z.literal('promote'),
    version,
    percent: z.optional(z.number().check(z.minimum(0.01), z.maximum(100))),
    level: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
    /** Percents of a ramp, in the place of one. */
    ramp: z.optional(z.array(z.number()).check(z.minLength(2), z.maxLength(10))),
    bakeMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    again: z.optional(z.boolean()),
    /** Agrees to what the version may do beyond the running one. */
    agreed: z.optional(z.boolean()),
  }),
  z.extend(seen, { verb: z.literal('rollback') }),
  z.extend(seen, { verb: z.literal('pause') }),
  z.extend(seen, { verb: z.literal('resume') }),
  z.extend(seen, { verb: z.literal('kill'), message: z.object({ fa: text, en: text }) }),
  z.extend(seen, { verb: z.literal('revive') }),
  z.extend(seen, { verb: z.literal('retire') }),
])
export type Change = z.infer<typeof change>

/** What a change needs: who may switch a remote off may take it out, too. */
export function permissionOf(verb: Change['verb']): Permission {
  return verb === 'retire' ? 'kill' : verb
}

const numberedErrors = z.array(
  z.object({ code: z.string(), description: z.string(), detail: z.string(), fix: z.string() }),
)

/** An error as the command tells it: its number, what it is, what it is here, what to do. */
export const failure = z.object({ errors: numberedErrors })
export type Failure = z.infer<typeof failure>

/** A lock that is wanted: of a remote or `all`, at once or in a window. */
export const wantedLock = z.object({
  from: z.optional(z.iso.datetime()),
  until: z.optional(z.iso.datetime()),
  why,
})
export type WantedLock = z.infer<typeof wantedLock>

/** What a lock or its end answers. */
export const lockChanged = z.object({ name: z.string() })

/** What a change did, or would do; a dry run of one that is refused says why. */
export const changed = z.object({ what: z.array(z.string()), errors: z.optional(numberedErrors) })
export type Changed = z.infer<typeof changed>

/** Header of every change: a form of another site cannot set it. */
export const guardHeader = 'x-sarv-console'
