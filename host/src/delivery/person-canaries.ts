import { within } from '@sarv/shared/auth/within'
import { canaryCookie, chosenCanaries } from '@sarv/shared/remote/canary-cookie'
import type { PageData } from '@sarv/shared/remote/page-data'
import { asksForLevel, canariesOf, runs } from './canary-choice'

/** Milliseconds that somebody who has just signed in waits for their level: then they are in no canary that asks for one. */
const patience = 2_000

/** Which versions the person at the page is to run. */
export interface PersonCanaries {
  /** Whether the page runs them; their cookie is written by then, so that the next document does. */
  readonly settled: (sub: string) => Promise<boolean>
  /** Whoever comes next starts with none. */
  readonly forget: () => void
}

/**
 * Chooses the canaries of a person once for each page. Where a cookie cannot be kept, the page is right as it is: no
 * document would come any other.
 * @param level asks for the person's level
 */
export function createPersonCanaries(
  page: Pick<PageData, 'canaries' | 'remotes'>,
  level: () => Promise<number>,
): PersonCanaries {
  let known: { sub: string; settled: Promise<boolean> } | undefined
  async function settle(sub: string): Promise<boolean> {
    const found = asksForLevel(page, sub) ? await within(patience, level()) : undefined
    const chosen = canariesOf(page, { sub, ...(found === undefined ? {} : { level: found }) })
    keep(chosen)
    return runs(page, chosen) || !isSame(chosenCanaries(document.cookie), chosen)
  }
  return {
    settled(sub) {
      if (known?.sub !== sub) known = { sub, settled: settle(sub) }
      return known.settled
    },
    forget() {
      known = undefined
      keep(new Map())
    },
  }
}

function keep(chosen: ReadonlyMap<string, string>): void {
  if (chosen.size === 0 && chosenCanaries(document.cookie).size === 0) return
  Object.assign(document, { cookie: canaryCookie(chosen, location.protocol === 'https:') })
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([name, version]) => other.get(name) === version)
}
