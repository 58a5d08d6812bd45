import { type Catalogue, type Delivered, deliveredIn, stableOf } from '../../../contract/catalogue'
import type { HealthMinute, VersionHealth } from '../../../contract/health-report'
import { type AuditEntry, historyOf, runsSince } from '../../store/catalogue/audit'
import { expiryWarning } from '../../store/catalogue/catalogue-expiry'
import { readCatalogue } from '../../store/catalogue/catalogue-store'
import { whoTries } from '../../store/catalogue/describe-change'
import { recentHealth, recentMinutes, recentMissing } from '../../store/health/health-minutes'
import { locksOf } from '../../store/locks'
import type { Store } from '../../store/store'
import { requireNoArguments } from '../arguments'
import type { Command } from '../command'
import { healthLines, missingLines, toHealthFigures } from '../health-figures'
import { rampLines, toRampFigures } from '../ramp-figures'
import { shortTime } from '../short-time'
import { statusHead } from '../status-head'
import { table } from '../table'

// It sums up what others tell, so this file imports more than others.

/** How far back it is looked up since when a version runs. */
export const lookedBack = 200

export const status: Command = {
  name: 'status',
  usage: '',
  summary: 'Who runs what since when, and how it has gone in the last hour',
  examples: ['pnpm sarv status', 'pnpm sarv status --json'],
  async run(call) {
    requireNoArguments(call)
    const store = await call.context.store()
    const read = await readCatalogue(store, call.context.keys())
    const { entries } = await historyOf(store, read.catalogue, lookedBack)
    const observed = await observeHealth(store, read.catalogue, Date.now())
    const remotes = deliveredIn(read.catalogue).map((delivered) => deliveryStatus(delivered, entries, observed))
    const locks = await locksOf(store, Date.now())
    const missing = await recentMissing(store, Date.now())
    const { revision, issued, expires, by } = read.catalogue
    const warning = expiryWarning(read.catalogue, Date.now())
    return {
      lines: [
        ...statusHead(read, store.address, locks, warning),
        ...table([
          ['remote', 'owner', 'version', 'since', 'before', 'canary', ''],
          ...remotes.map(({ name, owner, version, since, previous, canary, killed }) => [
            name,
            owner,
            version ?? 'none yet',
            version ? shortTime(since) : '',
            previous ?? '',
            canary ? `${canary.version} for ${whoTries(canary)} since ${shortTime(canary.since)}` : '',
            killed ? `OFF since ${shortTime(killed.since)}: ${killed.message.en}` : '',
          ]),
        ]),
        ...rampLines(remotes),
        ...healthLines(remotes),
        ...missingLines(missing),
      ],
      data: {
        store: store.address,
        revision,
        issued,
        expires,
        warning,
        by,
        signature: read.signature,
        locks,
        remotes,
        missing,
      },
    }
  },
}

/** What pages said within the last hour, seen at a moment. */
interface ObservedHealth {
  readonly now: number
  readonly health: readonly VersionHealth[]
  readonly minutes: readonly HealthMinute[]
}

/** Reads the last hour; minute by minute only where a ramp is judged by them. */
export async function observeHealth(store: Store, catalogue: Catalogue, now: number): Promise<ObservedHealth> {
  const isRamped = deliveredIn(catalogue).some(({ canary }) => canary?.ramp)
  return {
    now,
    health: await recentHealth(store, now),
    minutes: isRamped ? await recentMinutes(store, now) : [],
  }
}

/** What is known of a remote or the shell: what runs since when, and how that has gone. @param entries newest first */
export function deliveryStatus(
  delivered: Delivered,
  entries: readonly AuditEntry[],
  { health, minutes, now }: ObservedHealth,
) {
  const { previous, canary, killed, withdrawn } = delivered
  const { name, owner } = delivered.current
  const version = stableOf(delivered)?.version
  return {
    name,
    owner,
    version,
    since: version && runsSince(entries, name, 'current', version),
    health: version ? toHealthFigures(health, name, version) : undefined,
    previous: previous?.version,
    base: 'base' in delivered ? delivered.base : undefined,
    canary: canary && {
      version: canary.built.version,
      percent: canary.percent,
      level: canary.level,
      since: runsSince(entries, name, 'canary', canary.built.version),
      health: toHealthFigures(health, name, canary.built.version),
      ramp: toRampFigures(delivered, minutes, now),
    },
    killed,
    withdrawn: withdrawn ?? [],
  }
}
