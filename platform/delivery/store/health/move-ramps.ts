import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import type { HealthMinute } from '../../../contract/health-report'
import { detailsOf, SarvError } from '../../errors/sarv-error'
import { promoteVerified } from '../../gate/checked-promotion'
import { verifiedVersion } from '../../gate/verified-version'
import { longest } from '../catalogue/audit-text'
import { deliveredOf, pauseRamp } from '../catalogue/catalogue-changes'
import { type CatalogueChange, changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { triedText } from './canary-bounds'
import { canaryHealth } from './canary-health'
import { minutesSince, recentMinutes } from './health-minutes'
import { rampState } from './ramp-state'

export interface Guarded {
  readonly store: Store
  readonly keys: CatalogueKeys
  /** In whose name canaries are stopped and moved, for the audit log. */
  readonly who: string
}

export interface MovedRamp {
  /** What changed, a sentence each. */
  readonly what: readonly string[]
  readonly why: string
  readonly revision: number
}

/**
 * Moves each ramp that is due to its next step, by a promotion with its gate. What is refused is paused, with the reason in
 * the audit log. All that it knows is in the catalogue and the health: guards can be started again, and of two
 * one moves.
 * @throws SarvError when the store cannot be used
 */
export async function moveRamps(guarded: Guarded, now: number): Promise<MovedRamp[]> {
  const { catalogue } = await readCatalogue(guarded.store, guarded.keys)
  const ramps = deliveredIn(catalogue).filter(({ canary, killed }) => canary?.ramp && !killed)
  if (ramps.length === 0) return []
  const minutes = await recentMinutes(guarded.store, now)
  const moved: MovedRamp[] = []
  for (const delivered of ramps) {
    const due = dueStep(delivered, minutes, now)
    if (due) moved.push(...(await move(guarded, due)))
  }
  return moved
}

/** A step whose time has come, as it was judged. */
interface DueStep {
  readonly name: string
  readonly version: string
  /** When the present step began, which names it. */
  readonly from: string
  readonly percent: number
  readonly since: string
  readonly why: string
}

function dueStep(delivered: Delivered, minutes: readonly HealthMinute[], now: number): DueStep | undefined {
  const { canary } = delivered
  if (!canary?.ramp) return undefined
  const { built, percent, ramp } = canary
  const { name, version } = built
  const heard = minutesSince(minutes, ramp.since)
  const health = canaryHealth(heard, delivered)
  const { state, next } = rampState({ percent, ramp }, health, now)
  if (state !== 'due') return undefined
  const why = `${ramp.bakeMinutes} minutes at ${percent} %, ${triedText(health.canary, health.stable)}`
  return { name, version, from: ramp.since, percent: next, since: new Date(now).toISOString(), why }
}

async function move({ store, keys, who }: Guarded, due: DueStep): Promise<MovedRamp[]> {
  async function change(what: CatalogueChange, why: string): Promise<MovedRamp> {
    const changed = await changeCatalogue(store, keys, what, { who, verb: 'guard', why: why.slice(0, longest.why) })
    return { what: changed.what, why, revision: changed.after.revision }
  }
  try {
    return [await climb().catch(pauseRefused)]
  } catch (error) {
    // Another guard or a person was faster: the next look judges what is in now.
    if (isLate(error)) return []
    throw error
  }
  async function climb(): Promise<MovedRamp> {
    const verified = await verifiedVersion(store, keys, due)
    const { percent, since } = due
    const step = (newest: Catalogue) => {
      const rule = { percent, ramp: { ...stepOf(newest, due), since } }
      return promoteVerified(store, newest, { ...verified, rule: percent < 100 ? rule : undefined })
    }
    return change(step, due.why)
  }
  function pause(newest: Catalogue): Catalogue {
    stepOf(newest, due)
    return pauseRamp(newest, due.name)
  }
  function pauseRefused(error: unknown): Promise<MovedRamp> {
    const errors = detailsOf(error)
    if (errors.length === 0 || isLate(error)) throw error
    const reasons = errors.map(({ code, detail }) => `${code} ${detail}`).join('; ')
    return change(pause, reasons.replaceAll(/\s+/g, ' '))
  }
}

function isLate(error: unknown): boolean {
  return error instanceof SarvError && error.code === 'SARV-211'
}

/** The ramp of the canary. @throws SarvError when it is at another step by now, or paused */
function stepOf(catalogue: Catalogue, { name, version, from }: DueStep) {
  const { canary } = deliveredOf(catalogue, name)
  const ramp = canary?.ramp
  if (ramp?.since === from && !ramp.paused && canary?.built.version === version) return ramp
  throw new SarvError('SARV-211', `${name}@${version} is at another step.`)
}
