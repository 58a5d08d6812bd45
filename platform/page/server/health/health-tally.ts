import { maxPerPage } from '../../../contract/health-bounds'
import type { VersionHealth } from '../../../contract/health-report'
import { errorsOf, isExcused, noHealth, sumOfHealth } from '../../../contract/health-sums'
import { failureReasons, loadPhases, webVitals } from '../../../contract/health-terms'
import { lookedBack } from '../../../delivery/store/health/health-minutes'
import type { Sender } from '../posts/post-guard'

/** A page is forgotten when all that it said has left the guard's sight, which is by whole minutes. */
const lifetime = lookedBack + 2 * 60_000
/** Pairs of an address and a version that are remembered; beyond them the oldest are forgotten. */
const most = 50_000

/** What a page has said of a version. */
interface Witness {
  readonly page: string
  last: number
  /** Undefined where it is only known that it said so. */
  counted?: VersionHealth
}

/** Decides which part of a report counts. */
export interface HealthTally {
  /** @returns the part that counts; undefined when it is nothing */
  count(sender: Sender, told: VersionHealth): VersionHealth | undefined
  /** Whether a fact counts that a page can say once, as the first message that a version threw there. */
  hears(sender: Sender, fact: string): boolean
}

/**
 * Tally of what pages say, so that no sender counts for many: a page counts once, within what one page can honestly
 * say, and at most `pagesOfAddress` pages of one address count for each version. What is beyond that is dropped,
 * openings and errors alike, so that an address that many people share is a smaller sample and not another result.
 */
export function createHealthTally(pagesOfAddress: number, now: () => number = Date.now): HealthTally {
  const heard = new Map<string, Witness[]>()
  const witnessesOf = (key: string) => (heard.get(key) ?? []).filter(({ last }) => now() - last < lifetime)
  // The sender that was heard last stands last.
  const keep = (key: string, witnesses: Witness[]) => {
    heard.delete(key)
    heard.set(key, witnesses)
    for (const [oldest] of heard) if (heard.size > most) heard.delete(oldest)
  }
  return {
    hears({ page, address }, fact) {
      const key = `${siteOf(address)} ${fact}`
      const witnesses = witnessesOf(key)
      if (witnesses.length >= pagesOfAddress || witnesses.some((one) => one.page === page)) return false
      keep(key, [...witnesses, { page, last: now() }])
      return true
    },
    count({ page, address }, told) {
      const key = `${siteOf(address)} ${told.name}@${told.version}`
      const witnesses = witnessesOf(key)
      const before = witnesses.find((one) => one.page === page)
      if (!before && witnesses.length >= pagesOfAddress) return undefined
      const counted = honestPart(before?.counted ?? noHealth(told), told)
      if (!counted) return undefined
      if (!before) witnesses.push({ page, last: now(), counted })
      else Object.assign(before, { last: now(), counted: sumOfHealth([before.counted ?? noHealth(told), counted])[0] })
      keep(key, witnesses)
      return counted
    },
  }
}

/** The /48 of an IPv6 network, which one customer may have whole; an IPv4 address as it is. */
function siteOf(address: string): string {
  return address.split(':', 3).join(':')
}

/** The part of it that one page can honestly say after what it has said before; undefined when that is nothing. */
function honestPart(before: VersionHealth, told: VersionHealth): VersionHealth | undefined {
  const takeErrors = allowance(maxPerPage.errors - errorsOf(before).errors)
  const failed = failureReasons.flatMap((reason) => {
    const take = isExcused(reason) ? allowance(maxPerPage.opened - (before.failed[reason] ?? 0)) : takeErrors
    const count = take(told.failed[reason] ?? 0)
    return count > 0 ? [[reason, count] as const] : []
  })
  const phases = honestCounts(loadPhases, before.phases, told.phases, maxPerPage.opened)
  const vitals = honestCounts(webVitals, before.vitals, told.vitals, maxPerPage.vitals)
  const opened = allowance(maxPerPage.opened - before.opened)(told.opened)
  const part = {
    ...told,
    opened,
    failed: Object.fromEntries(failed),
    crashed: takeErrors(told.crashed),
    phases,
    vitals,
  }
  const measured = [...Object.values(phases), ...Object.values(vitals)].flat()
  const counts = [opened, part.crashed, ...Object.values(part.failed), ...measured]
  return sum(counts) > 0 ? part : undefined
}

/** The counts of each histogram that are still allowed. */
function honestCounts<Name extends string>(
  names: readonly Name[],
  before: Readonly<Record<Name, readonly number[]>>,
  told: Readonly<Record<Name, readonly number[]>>,
  most: number,
): Record<Name, number[]> {
  const counts = names.map((name) => [name, told[name].map(allowance(most - sum(before[name])))])
  return Object.fromEntries(counts) as Record<Name, number[]>
}

/** Takes from each count what is left of the most that is allowed. @example [2, 2].map(allowance(3)) // [2, 1] */
function allowance(most: number): (count: number) => number {
  let left = most
  return (count) => {
    const taken = Math.min(count, left)
    left -= taken
    return taken
  }
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
