import { setTimeout as passed } from 'node:timers/promises'
import { type Catalogue, type Delivered, deliveredIn } from '../../../contract/catalogue'
import type { HealthMinute } from '../../../contract/health-report'
import { SarvError } from '../../errors/sarv-error'
import { historyOf, runsSince } from '../catalogue/audit'
import { deliveredOf, stopCanary } from '../catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import { outOfBounds } from './canary-bounds'
import { canaryHealth } from './canary-health'
import { minutesSince, recentMinutes } from './health-minutes'
import { type Guarded, type MovedRamp, moveRamps } from './move-ramps'

/** How long it is from one look to the next; milliseconds. */
const pause = 15_000
/** How many changes it is looked back for the one that began a canary. */
const lookedBack = 200

export interface StoppedCanary {
  readonly name: string
  readonly version: string
  /** The figures that were out of bounds. */
  readonly why: string
  readonly revision: number
}

/** What one look at all canaries led to. */
export interface Guarding {
  readonly stopped: readonly StoppedCanary[]
  readonly moved: readonly MovedRamp[]
}

/**
 * Looks at every canary once: takes back those whose errors are out of bounds, and moves ramps that are due.
 * @throws SarvError when the store cannot be used, or when another writer changed the catalogue at the same time
 */
export async function guardCanaries(guarded: Guarded, now = Date.now()): Promise<Guarding> {
  const stopped = await stopCanaries(guarded, now)
  return { stopped, moved: await moveRamps(guarded, now) }
}

/** As by `rollback`, open tabs leave a stopped canary at their next navigation. */
async function stopCanaries({ store, keys, who }: Guarded, now: number): Promise<StoppedCanary[]> {
  const { catalogue } = await readCatalogue(store, keys)
  const tried = deliveredIn(catalogue).filter(({ killed }) => !killed)
  if (!tried.some(({ canary }) => canary)) return []
  const minutes = await recentMinutes(store, now)
  const suspects = suspectsOf(minutes, tried)
  if (suspects.length === 0) return []
  const { entries } = await historyOf(store, catalogue, lookedBack)
  const stopped: StoppedCanary[] = []
  for (const { name, version } of suspects) {
    // A version may be tried for a second time: what was held against it then is not held against it now.
    const since = runsSince(entries, name, 'canary', version)
    const suspect = suspectsOf(minutesSince(minutes, since), tried).find((one) => one.name === name)
    if (!suspect) continue
    const { after } = await changeCatalogue(store, keys, (newest) => without(newest, suspect), {
      who,
      verb: 'guard',
      why: suspect.why,
    })
    stopped.push({ ...suspect, revision: after.revision })
  }
  return stopped
}

/** Guards for as long as this process runs; `onLook` is told each look. A look that fails is told once, and the next one is another chance. */
export async function keepGuarding(
  guarded: Guarded,
  say: (line: string) => void,
  onLook: (result: Guarding | 'failed') => void = () => undefined,
): Promise<never> {
  let last = ''
  for (;;) {
    try {
      const guarding = await guardCanaries(guarded)
      for (const line of linesOf(guarding)) say(line)
      onLook(guarding)
      last = ''
    } catch (error) {
      onLook('failed')
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== last) say(`Canaries are not guarded: ${reason}`)
      last = reason
    }
    await passed(pause)
  }
}

/** A sentence for each change. @example linesOf(guarding) // ['savings@1.1.0 was stopped: 5 of 20 tries failed …'] */
export function linesOf({ stopped, moved }: Guarding): string[] {
  return [
    ...stopped.map(({ name, version, why, revision }) => `${name}@${version} was stopped: ${why}. ${isIn(revision)}`),
    ...moved.map(({ what, why, revision }) => `${what.join('; ')}: ${why}. ${isIn(revision)}`),
  ]
}

const isIn = (revision: number) => `Revision ${revision} is in.`

type Suspect = Pick<StoppedCanary, 'name' | 'version' | 'why'>

/** A canary with a ramp is also judged by its present step alone, which few errors of earlier ones must not hide. */
function suspectsOf(minutes: readonly HealthMinute[], tried: readonly Delivered[]): Suspect[] {
  return tried.flatMap((delivered) => {
    const { canary } = delivered
    if (!canary) return []
    const { built, ramp } = canary
    const { name, version } = built
    const judged = ramp ? [minutes, minutesSince(minutes, ramp.since)] : [minutes]
    const whys = judged.flatMap((heard) => {
      const health = canaryHealth(heard, delivered)
      return outOfBounds(health.canary, health.stable) ?? []
    })
    return whys.slice(0, 1).map((why) => ({ name, version, why }))
  })
}

/** The catalogue without a canary, unless another writer was faster and it is another one by now. */
function without(catalogue: Catalogue, { name, version }: Suspect): Catalogue {
  const { canary } = deliveredOf(catalogue, name)
  if (canary?.built.version !== version) throw new SarvError('SARV-209', `${name}@${version} is not tried any more.`)
  return stopCanary(catalogue, name)
}
