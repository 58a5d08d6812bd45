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

/**
 * Validates the remotes of a catalogue one by one: a bad one costs its own area, a bad canary those who try it. (T2, F24)
 * @returns also what is left out and why, a line each
 */
export function servedCatalogue(read: Catalogue): { catalogue: ServedCatalogue; leftOut: string[] } {
  const leftOut: string[] = []
  const remotes = read.remotes.map(({ canary, ...stable }): ServedRemote => {
    const { name } = stable.current
    const error = remoteError(stable)
    if (error !== undefined) {
      leftOut.push(`${name} (${error})`)
      return { ...stable, current: { ...stable.current, routes: validRoutes(stable.current) }, isLeftOut: true }
    }
    const canaryError = canary && remoteError({ base: canary.base ?? stable.base, current: canary.built })
    if (canaryError === undefined) return canary ? { ...stable, canary } : stable
    leftOut.push(`the canary of ${name} (${canaryError})`)
    return stable
  })
  return { catalogue: { ...read, remotes }, leftOut }
}
