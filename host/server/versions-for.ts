import { chosenCanaries } from '@sarv/shared/remote/canary-cookie'
import type { Catalogue, CataloguedRemote } from '@sarv/shared/remote/catalogue'
import type { BuiltRemote } from '@sarv/shared/remote/manifest'

/**
 * The catalogue as one visitor sees it: of remotes whose canary the cookie asks for, the canary is the current version.
 * Import map, preloads, routes, styles and the worker's plan are all made from the answer, so that none of them can be of
 * another version. A canary that nobody could run, or that was taken back, is none; of what is switched off there is none.
 * @param cookies the `Cookie` header
 * @param fits whether this host can run a version
 */
export function versionsFor(
  catalogue: Catalogue,
  cookies: string | undefined,
  fits: (built: BuiltRemote) => boolean,
): Catalogue {
  const chosen = chosenCanaries(cookies)
  const seen = ({ canary, ...stable }: CataloguedRemote): CataloguedRemote => {
    if (!canary || stable.killed || !fits(canary.built)) return stable
    const { name, version } = canary.built
    if (stable.withdrawn?.includes(version)) return stable
    return { ...stable, canary, ...(chosen.get(name) === version ? { current: canary.built } : {}) }
  }
  return { ...catalogue, remotes: catalogue.remotes.map(seen) }
}
