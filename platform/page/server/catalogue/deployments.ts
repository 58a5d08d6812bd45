import { type ChosenCanaries, canaryCookie, chosenCanaries } from '../../../contract/canary-cookie'
import type { BuiltRemote } from '../../../contract/manifest'
import { boundedCache, memoized } from '../document/bounded-cache'
import type { Deployment } from '../document/document-model'
import { carriedRemotes } from './carried-remotes'
import type { ServedCatalogue } from './served-catalogue'
import { catalogueForVisitor, isOffered, type OfferedRemote } from './visitor-catalogue'

/** Choices of canaries of one revision that are kept; most pages have none. */
const keptChoices = 64

/** What a page is made from. */
export interface PageDeployment {
  readonly deployment: Deployment
  /** All canaries of the visitor, also of remotes that the page does not carry. */
  readonly canaries: ChosenCanaries
}

export interface Deployments {
  /** What runs for a visitor, with all canaries of their cookie. */
  ofVisitor(catalogue: ServedCatalogue, cookies: string | undefined): Deployment
  /**
   * The same as far as the page of an address depends on it: of a remote that the page does not carry it makes no
   * difference who tries which version, so canaries of other remotes do not multiply pages.
   */
  ofPage(catalogue: ServedCatalogue, cookies: string | undefined, pathname: string): PageDeployment
}

/**
 * The deployments of an installation, one for each revision and choice of canaries. The same object comes again as long
 * as nothing has changed, so any value that is computed from it is computed once.
 * @param fits whether this host can run a version
 */
export function createDeployments(
  { settings, files, frames }: Pick<Deployment, 'settings' | 'files' | 'frames'>,
  fits: (built: BuiltRemote) => boolean,
): Deployments {
  const offeredIn = memoized(({ remotes }: ServedCatalogue): ReadonlyMap<string, OfferedRemote> => {
    const offered = remotes.filter((remote) => isOffered(remote, fits))
    return new Map(offered.map((remote) => [remote.current.name, remote]))
  })
  const cacheOf = memoized((_: ServedCatalogue) => boundedCache<string, Deployment>(keptChoices))
  /** Anything else that a cookie asks for changes nothing and makes no entry. */
  const chosenIn = (catalogue: ServedCatalogue, cookies: string | undefined) => {
    const offered = offeredIn(catalogue)
    const isChosen = ([name, version]: [string, string]) => offered.get(name)?.canary.built.version === version
    return [...chosenCanaries(cookies)].filter(isChosen).sort()
  }
  const deploymentOf = (catalogue: ServedCatalogue, chosen: readonly (readonly [string, string])[]) => {
    const choice = canaryCookie(new Map(chosen), false)
    return cacheOf(catalogue)(choice, () => ({
      settings,
      files,
      frames,
      catalogue: catalogueForVisitor(catalogue, choice, fits, files.shell.texts),
    }))
  }
  return {
    ofVisitor: (catalogue, cookies) => deploymentOf(catalogue, chosenIn(catalogue, cookies)),
    ofPage(catalogue, cookies, pathname) {
      const chosen = chosenIn(catalogue, cookies)
      const reshaped = chosen.filter(([name]) => isReshaped(offeredIn(catalogue).get(name)))
      const base = deploymentOf(catalogue, reshaped)
      const canaries = new Map(chosen)
      if (reshaped.length === chosen.length) return { deployment: base, canaries }
      const carried = new Set(carriedRemotes(base, pathname).map(({ current }) => current.name))
      const shown = chosen.filter((one) => reshaped.includes(one) || carried.has(one[0]))
      return { deployment: deploymentOf(catalogue, shown), canaries }
    },
  }
}

/** Whether a canary answers other addresses, or stands in other pages, than the version of all others. */
function isReshaped(remote: OfferedRemote | undefined): boolean {
  return remote !== undefined && shapeOf(remote.current) !== shapeOf(remote.canary.built)
}

const shapeOf = memoized(({ routes, slots = [], sections = [] }: BuiltRemote) =>
  JSON.stringify([routes.map(({ path }) => path), slots, sections.map(({ slot }) => slot)]),
)
