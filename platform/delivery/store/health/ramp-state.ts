import type { CanaryRamp } from '../../../contract/canary-ramp'
import { fewest, outOfBounds } from './canary-bounds'
import type { CanaryHealth } from './canary-health'

/** Where a ramp stands. */
export interface RampState {
  /**
   * `due`: the next step may begin. Else why it does not: a person paused it, its errors are out of bounds, it has not been
   * tried for long enough, or by too few.
   */
  readonly state: 'due' | 'paused' | 'failing' | 'baking' | 'few-tries'
  /** Percent of the next step; with 100 everybody runs the version. */
  readonly next: number
  /** When the present step will have been tried for long enough; ISO 8601. */
  readonly until: string
  /** How often the present step was tried within the last hour, and how often it must be. */
  readonly tries: number
  readonly needed: number
}

/**
 * Decides on the next step of a ramp.
 * @param health since the present step began
 * @param now milliseconds since 1970
 */
export function rampState(
  { percent, ramp }: { readonly percent: number; readonly ramp: CanaryRamp },
  health: CanaryHealth,
  now: number,
): RampState {
  const end = new Date(Date.parse(ramp.since) + ramp.bakeMinutes * 60_000)
  const { tries } = health.canary
  const stateOf = (): RampState['state'] => {
    if (ramp.paused) return 'paused'
    if (outOfBounds(health.canary, health.stable) !== undefined) return 'failing'
    // Not the other way round: a time that is none never comes.
    if (!(now >= end.getTime())) return 'baking'
    return tries < fewest ? 'few-tries' : 'due'
  }
  return {
    state: stateOf(),
    next: ramp.steps.find((step) => step > percent) ?? 100,
    until: Number.isNaN(end.getTime()) ? ramp.since : end.toISOString(),
    tries,
    needed: fewest,
  }
}
