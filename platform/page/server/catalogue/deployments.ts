import { canaryCookie, chosenCanaries } from '../../../contract/canary-cookie'
import type { BuiltRemote } from '../../../contract/manifest'
import { boundedCache, memoized } from '../document/bounded-cache'
import type { Deployment } from '../document/document-model'
import type { ServedCatalogue } from './served-catalogue'
import { catalogueForVisitor } from './visitor-catalogue'

/** Choices of canaries of one revision that are kept; most people have none. */
const keptChoices = 16

/**
 * The deployments of an installation, one for each revision and choice of canaries. The same object comes again as long
 * as nothing has changed, so any value that is computed from it is computed once.
 * @param fits whether this host can run a version
 */
export function createDeployments(
  { settings, files, frames }: Pick<Deployment, 'settings' | 'files' | 'frames'>,
  fits: (built: BuiltRemote) => boolean,
): (catalogue: ServedCatalogue, cookies: string | undefined) => Deployment {
  const offeredIn = memoized(({ remotes }: ServedCatalogue) => new Map(remotes.flatMap(canaryOf)))
  const cacheOf = memoized((_: ServedCatalogue) => boundedCache<string, Deployment>(keptChoices))
  return (catalogue, cookies) => {
    const offered = offeredIn(catalogue)
    const chosen = [...chosenCanaries(cookies)].filter(([name, version]) => offered.get(name) === version).sort()
    // Anything else that a cookie asks for changes nothing and makes no entry.
    const choice = canaryCookie(new Map(chosen), false)
    return cacheOf(catalogue)(choice, () => ({
      settings,
      files,
      frames,
      catalogue: catalogueForVisitor(catalogue, choice, fits),
    }))
  }
}

function canaryOf({ canary }: ServedCatalogue['remotes'][number]): [name: string, version: string][] {
  return canary ? [[canary.built.name, canary.built.version]] : []
}
