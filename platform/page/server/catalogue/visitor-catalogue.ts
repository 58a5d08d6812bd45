import { chosenCanaries } from '../../../contract/canary-cookie'
import type { BuiltRemote } from '../../../contract/manifest'
import type { ShellManifest } from '../../../contract/shell-manifest'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/**
 * The catalogue as one visitor sees it: where the cookie asks for the canary of a remote, the canary is the current
 * version. Import map, preloads, routes, styles and the worker's plan are all made from the answer, so that none of
 * them can be of another version. A canary that no one could run, or that was taken back, does not count; a remote that
 * is switched off has no canary, and one that only a canary runs is switched off for all others.
 * @param cookies the `Cookie` header
 * @param fits whether this host can run a version
 * @param texts of the shell: what the others read in its place
 */
export function catalogueForVisitor(
  catalogue: ServedCatalogue,
  cookies: string | undefined,
  fits: (built: BuiltRemote) => boolean,
  { notOpen, unavailable }: Pick<ShellManifest['texts'], 'notOpen' | 'unavailable'>,
): ServedCatalogue {
  const chosen = chosenCanaries(cookies)
  const closed = (remote: ServedRemote): ServedRemote => {
    if (!remote.unreleased) return remote
    if (remote.killed) return { ...remote, unreleased: undefined }
    return { ...remote, killed: { message: notOpen ?? unavailable, since: catalogue.issued } }
  }
  const seen = (remote: ServedRemote): ServedRemote => {
    if (!isOffered(remote, fits)) return closed(remote.canary ? { ...remote, canary: undefined } : remote)
    const { built, base = remote.base } = remote.canary
    return chosen.get(built.name) === built.version
      ? { ...remote, current: built, base, unreleased: undefined }
      : closed(remote)
  }
  return { ...catalogue, remotes: catalogue.remotes.map(seen) }
}

/** A remote of which some people may try another version. */
export type OfferedRemote = ServedRemote & Required<Pick<ServedRemote, 'canary'>>

/** Whether a remote has a canary that people can run here. */
export function isOffered(remote: ServedRemote, fits: (built: BuiltRemote) => boolean): remote is OfferedRemote {
  const { canary, killed, withdrawn = [] } = remote
  return canary !== undefined && !killed && fits(canary.built) && !withdrawn.includes(canary.built.version)
}
