import { type ChosenCanaries, chosenCanaries } from '../../../contract/canary-cookie'
import type { BuiltRemote } from '../../../contract/manifest'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/**
 * The catalogue as one visitor sees it: where the cookie asks for the canary of a remote, the canary is the current
 * version. Import map, preloads, routes, styles and the worker's plan are all made from the answer, so that none of
 * them can be of another version. A canary that no one could run, or that was taken back, does not count; a remote that
 * is switched off has no canary.
 * @param cookies the `Cookie` header
 * @param fits whether this host can run a version
 */
export function catalogueForVisitor(
  catalogue: ServedCatalogue,
  cookies: string | undefined,
  fits: (built: BuiltRemote) => boolean,
): ServedCatalogue {
  const chosen = chosenCanaries(cookies)
  const seen = ({ canary, ...stable }: ServedRemote): ServedRemote => {
    if (!canary || stable.killed || !fits(canary.built)) return stable
    const { name, version } = canary.built
    if (stable.withdrawn?.includes(version)) return stable
    if (chosen.get(name) !== version) return { ...stable, canary }
    return { ...stable, canary, current: canary.built, base: canary.base ?? stable.base }
  }
  return { ...catalogue, remotes: catalogue.remotes.map(seen) }
}

/** Which canaries a visitor's catalogue runs. */
export function canariesIn({ remotes }: ServedCatalogue): ChosenCanaries {
  const running = remotes.filter(({ current, canary }) => canary?.built === current)
  return new Map(running.map(({ current }) => [current.name, current.version]))
}
