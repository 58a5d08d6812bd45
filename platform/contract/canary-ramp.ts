import * as z from 'zod/mini'
import { localized } from './manifest-parts'

/** Why something is switched off, in the words that people read in its place, and since when (ISO 8601). */
export const switchedOff = z.object({ message: localized, since: z.string() })

/** Ramp of a canary: the guard widens it step by step, up to all people, while its health is within the bounds. */
export const canaryRamp = z.object({
  /** Rising percents; with the last, 100, everybody runs the version. The present one is the canary's own. */
  steps: z.array(z.number()),
  /** How long a step is tried before the next one, at least. */
  bakeMinutes: z.number(),
  /** When the present step began, or was resumed; ISO 8601. */
  since: z.string(),
  paused: z.optional(z.boolean()),
})
export type CanaryRamp = z.infer<typeof canaryRamp>
