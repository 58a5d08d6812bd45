import { setTimeout as passed } from 'node:timers/promises'
import { SarvError } from '../../errors/sarv-error'
import { deliveredOf } from '../catalogue/catalogue-changes'
import { readCatalogue } from '../catalogue/catalogue-store'
import type { CatalogueKeys } from '../catalogue/signing-keys'
import type { Store } from '../store'
import { outOfBounds, triedText } from './canary-bounds'
import { canaryHealth } from './canary-health'
import { minutesSince, recentMinutes } from './health-minutes'

/** Milliseconds from one look to the next. */
const pause = 15_000

export interface Watched {
  readonly version: string
  /** How it went, for people. */
  readonly told: string
}

interface Clock {
  now(): number
  wait(milliseconds: number): Promise<unknown>
}

/**
 * Watches the canary of a remote or of the shell until a time has passed, or until all people have it.
 * @param version the only one that is meant; else the one that is tried now
 * @param minutes how long
 * @param say gets how it goes, once a minute
 * @throws SarvError when there is none, when it is out of the guard's bounds, or is not tried any more
 */
export async function watchCanary(
  { store, keys }: { readonly store: Store; readonly keys: CatalogueKeys },
  { name, version }: { readonly name: string; readonly version?: string },
  minutes: number,
  say: (line: string) => void,
  clock: Clock = { now: Date.now, wait: passed },
): Promise<Watched> {
  const begun = clock.now()
  const end = begun + minutes * 60_000
  const since = new Date(begun).toISOString()
  let watched = version
  for (let looks = 0; ; looks++) {
    const delivered = deliveredOf((await readCatalogue(store, keys)).catalogue, name)
    const { canary, current, killed } = delivered
    watched ??= canary?.built.version
    if (watched === undefined) throw new SarvError('SARV-209', `Everybody runs ${name}@${current.version}.`)
    const at = `${name}@${watched}`
    if (killed) throw new SarvError('SARV-235', `${name} is switched off: ${killed.message.en}`)
    if (!canary && current.version === watched) return { version: watched, told: `All people have ${at}.` }
    if (canary?.built.version !== watched) throw new SarvError('SARV-235', `${at} is not tried any more.`)
    const now = clock.now()
    const health = canaryHealth(minutesSince(await recentMinutes(store, now), since), delivered)
    const why = outOfBounds(health.canary, health.stable)
    if (why !== undefined) throw new SarvError('SARV-235', `${at}: ${why}`)
    const told = health.canary.tries === 0 ? 'nobody has opened it yet' : triedText(health.canary, health.stable)
    if (now >= end) return { version: watched, told: `${at}: ${told}.` }
    if (looks % 4 === 0) say(`${at}: ${told}`)
    await clock.wait(Math.min(pause, end - now))
  }
}
