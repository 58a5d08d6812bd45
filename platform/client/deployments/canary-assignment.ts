import { canaryCookie, chosenCanaries } from '../../contract/canary-cookie'
import type { PageData } from '../../contract/page-data'
import { withTimeout } from '../../lib/async/with-timeout'
import { chooseCanaries, needsLevel, runsCanaries } from './choose-canaries'

/** Time-out of the request for the person's level, in milliseconds: without one they are in no canary that needs it. */
const levelTimeout = 2_000

/** Assigns the person at the page to canaries, by a cookie that the document server reads. */
export interface CanaryAssignment {
  /** Writes the person's cookie; resolves to whether this page already runs what they are assigned to. */
  readonly assign: (sub: string) => Promise<boolean>
  /** Clears the assignment: the next person starts with none. */
  readonly reset: () => void
}

/**
 * Creates the canary assignment of a page; it is computed once per person. Where no cookie can be stored the page counts
 * as right, since a reload would bring the same one.
 * @param level fetches the person's level
 */
export function createCanaryAssignment(
  page: Pick<PageData, 'canaries' | 'shell' | 'remotes' | 'isOffline'>,
  level: () => Promise<number>,
): CanaryAssignment {
  let current: { sub: string; isApplied: Promise<boolean> } | undefined
  async function apply(sub: string): Promise<boolean> {
    // It does not know what is offered: the next page decides.
    if (page.isOffline) return true
    const found = needsLevel(page, sub) ? await withTimeout(level(), levelTimeout).catch(() => undefined) : undefined
    const chosen = chooseCanaries(page, { sub, ...(found === undefined ? {} : { level: found }) })
    writeCookie(chosen)
    return runsCanaries(page, chosen) || !isSame(chosenCanaries(document.cookie), chosen)
  }
  return {
    assign(sub) {
      if (current?.sub !== sub) current = { sub, isApplied: apply(sub) }
      return current.isApplied
    },
    reset() {
      current = undefined
      writeCookie(new Map())
    },
  }
}

function writeCookie(chosen: ReadonlyMap<string, string>): void {
  if (chosen.size === 0 && chosenCanaries(document.cookie).size === 0) return
  Object.assign(document, { cookie: canaryCookie(chosen, location.protocol === 'https:') })
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([name, version]) => other.get(name) === version)
}
