import type { PageOverride } from '../../../contract/page-data'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { memoized } from '../document/bounded-cache'
import { requestedRemote } from './requested-remote'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** Remotes that a page carries; all others are looked up. */
const carriedCount = 5

/** A catalogue, the shell that serves it, and the version that is not the catalogue's. */
interface Deployed {
  readonly catalogue: ServedCatalogue
  readonly files: { readonly shell: Pick<ShellManifest, 'pages' | 'tabs'> }
  readonly override?: PageOverride
}

/**
 * The remotes that the page of an address carries, in the order of the catalogue: the requested one, the one of another
 * version, those behind the shell's tabs, those with a section for one of these, then the first ones of the catalogue. At
 * most `carriedCount`, however many there are.
 */
export function carriedRemotes(deployed: Deployed, pathname: string): readonly ServedRemote[] {
  const { remotes } = deployed.catalogue
  if (remotes.length <= carriedCount) return remotes
  const requested = requestedRemote(deployed, pathname)
  const changed = remotes.filter(({ current }) => current.name === deployed.override?.name)
  const first = [...(requested ? [requested] : []), ...changed, ...behindTabs(deployed)]
  const slots = first.flatMap(({ current }) => (current.slots ?? []).map((slot) => `${current.name}/${slot}`))
  const guests = slots.flatMap((slot) => guestsOf(remotes).get(slot) ?? [])
  const carried = [...new Set([...first, ...guests, ...remotes.slice(0, carriedCount)])].slice(0, carriedCount)
  return carried.sort((one, other) => placeOf(remotes, one) - placeOf(remotes, other))
}

/** What the shell's tabs may open next. */
const behindTabs = memoized((deployed: Deployed) =>
  deployed.files.shell.tabs.flatMap((path) => requestedRemote(deployed, path) ?? []),
)

/** By the slot for which they have a section. */
export const guestsOf = memoized((remotes: readonly ServedRemote[]): ReadonlyMap<string, readonly ServedRemote[]> => {
  const guests = new Map<string, ServedRemote[]>()
  for (const remote of remotes)
    for (const { slot } of remote.current.sections ?? []) guests.set(slot, [...(guests.get(slot) ?? []), remote])
  return guests
})

const placesIn = memoized(
  (remotes: readonly ServedRemote[]) => new Map(remotes.map((remote, place) => [remote, place])),
)

function placeOf(remotes: readonly ServedRemote[], remote: ServedRemote): number {
  return placesIn(remotes).get(remote) ?? 0
}
