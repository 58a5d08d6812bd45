import semver from 'semver'
import { addressOf, type Delivered, deliveredIn } from '../../../contract/catalogue'
import { federationRelease } from '../../../contract/federation-global'
import { firstFiles } from '../../../contract/first-files'
import type { BuiltRemote } from '../../../contract/manifest'
import type { PageCanary, PageConfig, PageData, PageRemote } from '../../../contract/page-data'
import { checkSections } from '../../../contract/section-rules'
import type { ServedCatalogue, ServedRemote } from '../catalogue/served-catalogue'
import { memoized } from './bounded-cache'
import { kitOf, type PageKit } from './page-kits'

/** The versions of the shared modules that this host brings. */
export type Provided = Readonly<Record<string, string>>

/** The sections of a catalogue that may be drawn, by the remote that offers them. */
const acceptedIn = memoized(
  ({ remotes }: ServedCatalogue) => checkSections(remotes.map(({ current }) => current)).accepted,
)

/**
 * What the shell needs to know of the catalogue: routes, entries, and which remotes this host cannot run.
 * @param carried those that the page describes
 * @param kits that the page knows, the preferred ones first
 */
export function toPageData(
  catalogue: ServedCatalogue,
  config: PageConfig,
  provided: Provided,
  carried: readonly ServedRemote[] = catalogue.remotes,
  kits: KnownKits = [],
): PageData {
  const canaries = canariesIn(catalogue)
  return {
    revision: catalogue.revision,
    config,
    remotes: carried.map((remote) => toPageRemote(remote, catalogue, provided, kits)),
    ...(canaries.length > 0 ? { canaries: [...canaries] } : {}),
    styles: Object.fromEntries(
      carried
        .filter((remote) => !refusalReason(remote, provided))
        .flatMap((remote) =>
          remote.current.files
            .filter(({ path }) => path.endsWith('.css'))
            .map(({ path, integrity }) => [addressOf(remote, path), integrity]),
        ),
    ),
  }
}

type KnownKits = readonly (PageKit | undefined)[]

/** Describes one remote of a catalogue to the shell. */
export function toPageRemote(
  remote: ServedRemote,
  catalogue: ServedCatalogue,
  provided: Provided,
  kits: KnownKits,
): PageRemote {
  const { name, title, owner, version, routes, intents, storage, events } = remote.current
  const refused = refusalReason(remote, provided)
  const sections = refused ? undefined : acceptedIn(catalogue).get(name)
  const kit = refused ? undefined : kitOf(remote, kits)
  return {
    name,
    title,
    owner,
    version,
    // What it asks for at once is the boot script's, and stands beside it; examples are for tests.
    routes: routes.map(({ reads: _, firstNumber: __, example: ___, ...route }) => route),
    intents,
    storage,
    ...(events?.length ? { events } : {}),
    entry: remote.isLeftOut ? '' : addressOf(remote, remote.current.entry),
    ...(kit ? { kit: { specifier: kit.specifier, script: kit.script.url, style: kit.style.url } } : {}),
    ...(sections ? { sections: [...sections] } : {}),
    ...(refused ? { refused } : { first: firstFiles(remote.current).map((path) => addressOf(remote, path)) }),
    ...(remote.killed ? { notice: remote.killed.message } : {}),
    ...(remote.unreleased ? { unreleased: true as const } : {}),
  }
}

const canariesIn = memoized((catalogue: ServedCatalogue): readonly PageCanary[] =>
  deliveredIn(catalogue).flatMap(canaryOf),
)

function canaryOf({ canary }: Delivered): PageCanary[] {
  if (!canary) return []
  const { built, percent, level } = canary
  const { name, version } = built
  return [{ name, version, percent, ...(level === undefined ? {} : { level }) }]
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
