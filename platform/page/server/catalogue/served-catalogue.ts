import { type Catalogue, type CataloguedRemote, remoteError, validRoutes } from '../../../contract/catalogue'

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

/** The remotes of one catalogue by their text. */
export type CheckedRemotes = ReadonlyMap<string, Checked>

/**
 * Validates the remotes of a catalogue one by one: a bad one costs its own area, a bad canary those who try it. (T2, F24)
 * @param before the remotes of the catalogue before: one that has not changed is the same object again, so that a delivery
 * costs what one remote costs, however many there are
 */
export function servedCatalogue(
  read: Catalogue,
  before: CheckedRemotes = new Map(),
): { catalogue: ServedCatalogue; leftOut: string[]; checked: CheckedRemotes } {
  const entries = read.remotes.map((remote) => {
    const text = JSON.stringify(remote)
    return [text, before.get(text) ?? check(remote)] as const
  })
  return {
    catalogue: { ...read, remotes: entries.map(([, { remote }]) => remote) },
    leftOut: entries.flatMap(([, { leftOut }]) => leftOut),
    checked: new Map(entries),
  }
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
