import { memoized } from '../document/bounded-cache'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** Remotes that a page carries; all others are looked up. */
const carriedCount = 5

/**
 * The remotes that a page carries, in the order of the catalogue: the requested one, those behind the shell's tabs,
 * those with a section for one of these, then the first ones of the catalogue. At most `carriedCount`, however many
 * there are.
 */
export function inlinedRemotes(
  { remotes }: ServedCatalogue,
  requested: ServedRemote | undefined,
  behindTabs: readonly ServedRemote[],
): readonly ServedRemote[] {
  if (remotes.length <= carriedCount) return remotes
  const first = [...(requested ? [requested] : []), ...behindTabs]
  const slots = first.flatMap(({ current }) => (current.slots ?? []).map((slot) => `${current.name}/${slot}`))
  const guests = slots.flatMap((slot) => guestsOf(remotes).get(slot) ?? [])
  const carried = [...new Set([...first, ...guests, ...remotes.slice(0, carriedCount)])].slice(0, carriedCount)
  return carried.sort((one, other) => placeOf(remotes, one) - placeOf(remotes, other))
}

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
