import {
  type Catalogue,
  type CataloguedRemote,
  type CatalogueRoot,
  isRetired,
  remoteError,
  validRoutes,
} from '../../../contract/catalogue'
import { type ReadEntry, readEntries } from '../../../delivery/store/catalogue/catalogue-entries'
import type { TrustedEntry } from '../../../delivery/store/trust/trusted-entry'

/** A remote as pages are made of it. */
export interface ServedRemote extends CataloguedRemote {
  /** True when only its name and its routes may stand in a page: its area shows as unavailable. */
  readonly isLeftOut?: true
}

/** A catalogue that every page can be made from, even if the one that was read has errors. */
export interface ServedCatalogue extends Omit<Catalogue, 'remotes'> {
  readonly remotes: ServedRemote[]
}

/** A remote that was validated, and what of it is left out and why, a line each. */
interface Checked {
  readonly remote: ServedRemote
  readonly leftOut: readonly string[]
}

/** The remotes of one catalogue, by the hashes of their entries, or by their text where they have none. */
export type CheckedRemotes = ReadonlyMap<string, Checked>

/**
 * Validates the remotes of a catalogue one by one: a bad one costs its own area, a bad canary those who try it. (T2, F24)
 * @param before the remotes of the catalogue before: one that has not changed is the same object again and its entry is not
 * read again, so that a delivery costs what one remote costs, however many there are
 * @throws Error when an entry that the root names cannot be read or is another one
 */
export async function servedCatalogue(
  document: Catalogue | CatalogueRoot,
  before: CheckedRemotes,
  readEntry: ReadEntry,
): Promise<{ catalogue: ServedCatalogue; leftOut: string[]; checked: CheckedRemotes }> {
  const { revision, checked } =
    'entries' in document ? await checkEntries(document, before, readEntry) : checkRemotes(document, before)
  const all = [...checked.values()]
  return {
    catalogue: { ...revision, remotes: all.map(({ remote }) => remote) },
    leftOut: all.flatMap(({ leftOut }) => leftOut),
    checked,
  }
}

/** The same of entries that were verified already, by their hashes, without those that were taken out. */
export function servedEntries(entries: readonly TrustedEntry[], before: CheckedRemotes): CheckedRemotes {
  return new Map(
    entries.flatMap(({ sha256, delivered }) =>
      'base' in delivered && !isRetired(delivered) ? [[sha256, before.get(sha256) ?? check(delivered)] as const] : [],
    ),
  )
}

async function checkEntries({ entries, ...revision }: CatalogueRoot, before: CheckedRemotes, readEntry: ReadEntry) {
  const changed = entries.filter(({ sha256 }) => !before.has(sha256))
  const read = await readEntries(changed, readEntry)
  const checked = new Map<string, Checked>()
  for (const { sha256 } of entries) {
    const remote = read.get(sha256)
    const known = remote ? check(remote) : before.get(sha256)
    if (known) checked.set(sha256, known)
  }
  return { revision, checked }
}

function checkRemotes({ remotes, ...revision }: Catalogue, before: CheckedRemotes) {
  const texts = remotes.map((remote) => [JSON.stringify(remote), remote] as const)
  return { revision, checked: new Map(texts.map(([text, remote]) => [text, before.get(text) ?? check(remote)])) }
}

function check({ canary, ...stable }: CataloguedRemote): Checked {
  const { name } = stable.current
  const error = remoteError(stable)
  if (error !== undefined) {
    const current = { ...stable.current, routes: validRoutes(stable.current) }
    return { remote: { ...stable, current, isLeftOut: true }, leftOut: [`${name} (${error})`] }
  }
  const canaryError = canary && remoteError({ base: canary.base ?? stable.base, current: canary.built })
  if (canaryError !== undefined) return { remote: stable, leftOut: [`the canary of ${name} (${canaryError})`] }
  return { remote: canary ? { ...stable, canary } : stable, leftOut: [] }
}
