import { type Catalogue, type Delivered, deliveredIn, stableOf } from '../../contract/catalogue'
import type { BuiltShell } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import { shellName } from '../../contract/shell-name'
import { type AuditEntry, runsSince } from '../store/catalogue/audit'
import type { Store } from '../store/store'
import { publishedShell } from '../store/versions/host-versions'
import { namedVersion } from '../store/versions/named-version'

/** A version whose files pages may load at a moment. */
export interface RunningVersion {
  readonly built: BuiltRemote | BuiltShell
  /** Only a part of the people run it. */
  readonly isCanary: boolean
  /** Since when it runs so, ISO 8601; undefined where the audit log does not reach back that far. */
  readonly since?: string
}

/** What pages may load now; nothing of what is switched off. @param entries of the audit log, newest first */
export function runningNow(catalogue: Catalogue, entries: readonly AuditEntry[]): RunningVersion[] {
  return deliveredIn(catalogue)
    .filter(({ killed }) => !killed)
    .flatMap(buildsOf)
    .map(({ built, isCanary }) => ({
      built,
      isCanary,
      since: runsSince(entries, built.name, isCanary ? 'canary' : 'current', built.version),
    }))
}

function buildsOf(delivered: Delivered): Pick<RunningVersion, 'built' | 'isCanary'>[] {
  const stable = stableOf(delivered)
  const canary = delivered.canary?.built
  return [
    ...(stable ? [{ built: stable, isCanary: false }] : []),
    ...(canary ? [{ built: canary, isCanary: true }] : []),
  ]
}

/**
 * What pages might load when the newest of some entries was made, by what each entry says that its remotes run since.
 * @param entries of the audit log up to that moment, newest first
 * @throws SarvError when the store does not have one of the versions any more
 */
export async function runningThen(store: Store, entries: readonly AuditEntry[]): Promise<RunningVersion[]> {
  const names = [...new Set(entries.flatMap(({ remotes }) => Object.keys(remotes)))].sort()
  const then = names.flatMap((name) => {
    const own = entries.filter(({ remotes }) => name in remotes)
    const switched = own.flatMap(({ what }) => what).find((sentence) => sentence.startsWith(`${name}: is switched `))
    const last = own[0]?.remotes[name]
    return last && !switched?.startsWith(`${name}: is switched off`) ? versionsIn(name, last, entries) : []
  })
  return Promise.all(
    then.map(async ({ name, version, ...rest }) => ({
      built: await (name === shellName ? publishedShell(store, version) : namedVersion(store, `${name}@${version}`)),
      ...rest,
    })),
  )
}

/** The versions of one remote; the first one of all is `current` while it is a canary only. */
function versionsIn(name: string, { current, canary }: AuditEntry['remotes'][string], entries: readonly AuditEntry[]) {
  const of = (version: string, as: 'current' | 'canary') => ({
    name,
    version,
    isCanary: as === 'canary',
    since: runsSince(entries, name, as, version),
  })
  return [...(current === canary ? [] : [of(current, 'current')]), ...(canary ? [of(canary, 'canary')] : [])]
}
