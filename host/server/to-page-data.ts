import { addressOf, type CataloguedRemote } from '@sarv/shared/internal/remote/catalogue'
import { federationRelease } from '@sarv/shared/internal/remote/federation-global'
import type { BuiltRemote } from '@sarv/shared/internal/remote/manifest'
import type { PageCanary, PageConfig, PageData, PageRemote } from '@sarv/shared/internal/remote/page-data'
import { checkSections } from '@sarv/shared/internal/remote/section-rules'
import semver from 'semver'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** The versions of the shared modules that this host brings. */
export type Provided = Readonly<Record<string, string>>

/** What the shell needs to know of the catalogue: routes, entries, and which remotes this host cannot run. */
export function toPageData({ revision, remotes }: ServedCatalogue, config: PageConfig, provided: Provided): PageData {
  const { accepted } = checkSections(remotes.map(({ current }) => current))
  const canaries = remotes.flatMap(canaryOf)
  return {
    revision,
    config,
    remotes: remotes.map((remote): PageRemote => {
      const { name, title, owner, version, routes, intents, storage } = remote.current
      const refused = refusalReason(remote, provided)
      const sections = refused ? undefined : accepted.get(name)
      return {
        name,
        title,
        owner,
        version,
        routes,
        intents,
        storage,
        entry: remote.isLeftOut ? '' : addressOf(remote, remote.current.entry),
        ...(sections ? { sections: [...sections] } : {}),
        ...(refused ? { refused } : {}),
        ...(remote.killed ? { notice: remote.killed.message } : {}),
      }
    }),
    ...(canaries.length > 0 ? { canaries } : {}),
    styles: Object.fromEntries(
      remotes
        .filter((remote) => !refusalReason(remote, provided))
        .flatMap((remote) =>
          remote.current.files
            .filter(({ path }) => path.endsWith('.css'))
            .map(({ path, integrity }) => [addressOf(remote, path), integrity]),
        ),
    ),
  }
}

function canaryOf({ canary }: CataloguedRemote): PageCanary[] {
  if (!canary) return []
  const { built, percent, level } = canary
  return [{ name: built.name, version: built.version, percent, ...(level === undefined ? {} : { level }) }]
}

/** Reason for which a remote is not fetched; undefined when it runs. */
export function refusalReason({ current, killed, isLeftOut }: ServedRemote, provided: Provided): PageRemote['refused'] {
  if (killed) return 'killed'
  if (isLeftOut) return 'incompatible'
  return isCompatible(current, provided) ? undefined : 'incompatible'
}

/** A remote runs when it accepts every shared module as this host brings it, and the same bundler runtime (PLT-007). */
export function isCompatible({ requires, shared, federation }: BuiltRemote, provided: Provided): boolean {
  if (federation !== federationRelease) return false
  // A remote that was built without our preset names the contract in its manifest only.
  const accepted = { '@sarv/shared/platform': requires.platform, ...shared }
  return Object.entries(accepted).every(([name, range]) => {
    const version = provided[name]
    return version !== undefined && semver.satisfies(version, range, { includePrerelease: true })
  })
}
