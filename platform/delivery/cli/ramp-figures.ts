import type { Delivered } from '../../contract/catalogue'
import type { HealthMinute } from '../../contract/health-report'
import type { Ramp } from '../console/contract'
import { canaryHealth } from '../store/health/canary-health'
import { minutesSince } from '../store/health/health-minutes'
import { rampState } from '../store/health/ramp-state'
import { shortTime } from './short-time'

/** Where the ramp of a canary stands; undefined without one. */
export function toRampFigures(delivered: Delivered, minutes: readonly HealthMinute[], now: number): Ramp | undefined {
  const { canary } = delivered
  if (!canary?.ramp) return undefined
  const { percent, ramp } = canary
  const health = canaryHealth(minutesSince(minutes, ramp.since), delivered)
  return { steps: ramp.steps, bakeMinutes: ramp.bakeMinutes, ...rampState({ percent, ramp }, health, now) }
}

interface Described {
  readonly name: string
  readonly canary?: { readonly version: string; readonly percent: number; readonly ramp?: Ramp | undefined }
}

/** A line for every ramp: its steps, and what the next one waits for. */
export function rampLines(remotes: readonly Described[]): string[] {
  const lines = remotes.flatMap(({ name, canary }) => {
    if (!canary?.ramp) return []
    const { steps, bakeMinutes } = canary.ramp
    const plan = `${steps.join(', ')} %, ${bakeMinutes} minutes each`
    return [`ramp of ${name}@${canary.version}: ${plan}; at ${canary.percent} %, ${waitsFor(name, canary.ramp)}`]
  })
  return lines.length > 0 ? ['', ...lines] : []
}

function waitsFor(name: string, { state, next, until, tries, needed }: Ramp): string {
  const step = `${next} %`
  if (state === 'paused') return `paused: \`pnpm sarv resume ${name}\` lets it go on to ${step}`
  if (state === 'failing') return 'out of bounds: the guard stops it'
  if (state === 'baking') return `${step} at ${shortTime(until)} at the earliest`
  if (state === 'few-tries') return `${step} after ${needed} tries within an hour, ${tries} until now`
  return `${step} is due since ${shortTime(until)}: the guard moves it`
}
