import { setTimeout as passed } from 'node:timers/promises'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { maxPerPage, pagesOfAddress } from '../../../contract/health-bounds'
import type { HealthMinute } from '../../../contract/health-report'
import { errorsOf, sumOfHealth } from '../../../contract/health-sums'
import { SarvError } from '../../errors/sarv-error'
import { historyOf, runsSince } from '../catalogue/audit'
import { remoteOf, stopCanary } from '../catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { outOfBounds, type Tried } from './canary-bounds'
import { recentMinutes } from './health-minutes'

/** How long it is from one look to the next; milliseconds. */
const pause = 15_000
/** How many changes it is looked back for the one that began a canary. */
const lookedBack = 200

interface Guarded {
  readonly store: Store
  readonly keys: CatalogueKeys
  /** In whose name canaries are stopped, for the audit log. */
  readonly who: string
}

export interface StoppedCanary {
  readonly name: string
  readonly version: string
  /** The figures that were out of bounds. */
  readonly why: string
  readonly revision: number
}

/**
 * Looks at every canary once, and takes back those whose errors are out of bounds: as by `rollback`, open tabs leave
 * them at their next navigation.
 * @throws SarvError when the store cannot be used, or when another writer changed the catalogue at the same time
 */
export async function guardCanaries({ store, keys, who }: Guarded, now = Date.now()): Promise<StoppedCanary[]> {
  const { catalogue } = await readCatalogue(store, keys)
  const tried = catalogue.remotes.filter(({ killed }) => !killed)
  if (!tried.some(({ canary }) => canary)) return []
  const suspects = suspectsOf(await recentMinutes(store, now), tried)
  if (suspects.length === 0) return []
  const { entries } = await historyOf(store, catalogue, lookedBack)
  const stopped: StoppedCanary[] = []
  for (const { name, version } of suspects) {
    // A version may be tried for a second time: what was held against it then is not held against it now.
    const since = runsSince(entries, name, 'canary', version)
    const suspect = suspectsOf(await recentMinutes(store, now, since), tried).find((one) => one.name === name)
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

/** Guards for as long as this process runs. A look that fails is told once, and the next one is another chance. */
export async function keepGuarding(guarded: Guarded, say: (line: string) => void): Promise<never> {
  let last = ''
  for (;;) {
    try {
      for (const stopped of await guardCanaries(guarded)) say(lineOf(stopped))
      last = ''
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== last) say(`Canaries are not guarded: ${reason}`)
      last = reason
    }
    await passed(pause)
  }
}

/** @example lineOf(stopped) // 'savings@1.1.0 was stopped: 5 of 20 tries failed (25.0 %), of the stable version …' */
export function lineOf({ name, version, why, revision }: StoppedCanary): string {
  return `${name}@${version} was stopped: ${why}. Revision ${revision} is in.`
}

type Suspect = Pick<StoppedCanary, 'name' | 'version' | 'why'>

function suspectsOf(minutes: readonly HealthMinute[], remotes: readonly CataloguedRemote[]): Suspect[] {
  return remotes.flatMap(({ current, canary }) => {
    if (!canary) return []
    const { name, version } = canary.built
    const tried = triedOf(minutes, name, version)
    const said = saidTwice(minutes, name, version)
    const why = outOfBounds(
      { ...tried, errors: Math.max(0, tried.errors - said) },
      triedOf(minutes, name, current.version),
    )
    return why === undefined ? [] : [{ name, version, why }]
  })
}

const heardOf = ({ remotes }: HealthMinute, name: string, version: string) =>
  remotes.filter((one) => one.name === name && one.version === version)

function triedOf(minutes: readonly HealthMinute[], name: string, version: string): Tried {
  const [all] = sumOfHealth(minutes.flatMap((minute) => heardOf(minute, name, version)))
  return all ? errorsOf(all) : { tries: 0, errors: 0 }
}

/**
 * Errors that one sender can have said to a second server, or to one that was started again: no server knows what another
 * one was told. They are not held against a canary.
 */
function saidTwice(minutes: readonly HealthMinute[], name: string, version: string): number {
  const isAccuser = (minute: HealthMinute) => heardOf(minute, name, version).some((one) => errorsOf(one).errors > 0)
  const accusers = new Set(minutes.filter(isAccuser).map(({ server }) => server))
  return Math.max(0, accusers.size - 1) * pagesOfAddress * maxPerPage.errors
}

/** The catalogue without a canary, unless another writer was faster and it is another one by now. */
function without(catalogue: Catalogue, { name, version }: Suspect): Catalogue {
  const { canary } = remoteOf(catalogue, name)
  if (canary?.built.version !== version) throw new SarvError('SARV-209', `${name}@${version} is not tried any more.`)
  return stopCanary(catalogue, name)
}
